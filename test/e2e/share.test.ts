import { expect } from 'vitest'
import { it } from './it.ts'

it('Share copies the address with the chosen dates, or opens the system’s dialog', async ({ visitor }) => {
  const page = await visitor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/fr/sejour/12864#checkin=2027-04-13&checkout=2027-04-14')
  const button = page.getByRole('button', { name: 'Partager' })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await expect
    .poll(async () => {
      await button.click()
      return page.getByRole('status').filter({ hasText: 'Lien copié' }).count()
    })
    .toBe(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(page.url()).toContain('#checkin=2027-04-13')

  await page.evaluate(() => {
    const share = (shared: ShareData) => Promise.resolve(sessionStorage.setItem('shared', JSON.stringify(shared)))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await button.click()
  const shared = { title: await page.title(), url: page.url() }
  await expect.poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? 'null'))).toEqual(shared)
})
