import { expect } from 'vitest'
import { it } from './it.ts'

const app = 'Mozilla/5.0 EscaleApp/2.1'
const back = { name: 'Retour' }

it('in the application wrapper the header leads back to the page before', async ({ visitor }) => {
  const page = await visitor({ width: 360, agent: app })
  await page.goto('/fr/contact')
  await page.goto('/fr/week-ends')
  // Loaded by the same script.
  await page.locator('wish-heart button').first().waitFor()
  await page.getByRole('banner').getByRole('link', back).click()
  await page.waitForURL('**/fr/contact')
})

it('without scripts it links to the home page; browsers have a Back of their own', async ({ visitor }) => {
  const page = await visitor({ width: 360, agent: app, scripts: false })
  await page.goto('/fr/week-ends')
  expect(await page.getByRole('banner').getByRole('link', back).getAttribute('href')).toBe('/fr')
  const other = await visitor({ width: 360, scripts: false })
  await other.goto('/fr/week-ends')
  expect(await other.getByRole('banner').getByRole('link', back).count()).toBe(0)
})
