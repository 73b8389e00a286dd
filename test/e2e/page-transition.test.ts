import { expect } from 'vitest'
import { it } from './it.ts'

it.for([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'with the motion preference %s, a page has a transition: %s, also when it is not cached',
  async ([reducedMotion, requested], { visitor }) => {
    const page = await visitor({ painted: true })
    await page.emulateMedia({ reducedMotion })
    // Routing disables the browser's cache.
    await page.route('**/*', (route) => route.continue())
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { came: viewTransition !== null })),
    )
    const came = () => page.evaluate(() => 'came' in window && window.came)
    for (let round = 0; round < 3; round++) {
      await page.goto('/fr/week-ends')
      for (const next of ['sejour', 'hotel']) {
        await page.locator(`main a[href*="/fr/${next}/"]`).first().click()
        await page.waitForURL(`**/${next}/**`)
        await expect.poll(came).toBe(requested)
      }
    }
  },
)
