import { expect, it } from 'vitest'
import { visitor } from './visitor.ts'

it.each([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'where motion is asked for as %s, a page comes by a transition: %s, also when nothing of it is in memory',
  async (reducedMotion, wanted) => {
    const page = await visitor()
    await page.emulateMedia({ reducedMotion })
    // With a route the browser keeps nothing.
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
        await expect.poll(came).toBe(wanted)
      }
    }
  },
)
