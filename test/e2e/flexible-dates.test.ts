import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { clickBelowCards } from '../press.ts'
import { it } from './it.ts'

/** Opens the dates of the search; on phones in the search's own sheet. Returns the form, and the panel of the dates. */
async function openDates(page: Page): Promise<{ form: Locator; panel: Locator }> {
  const box = page.locator('travel-island[data-name="search-box"]')
  const summary = box.locator('search > button:visible').first()
  const phone = await summary.isVisible()
  if (phone) await summary.click()
  const form = phone ? box.locator('dialog[open] form') : box.locator('search > form')
  await form.locator('[data-live="DatesDraft"]').click()
  return { form, panel: page.locator('dialog:has(fieldset input[value="weekend"])') }
}

const heading = async (page: Page) =>
  ((await page.locator('#results h2[data-found]:visible').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** Opens the first card on the first of its dates; the stay has the price of the date. */
async function bookFirstDate(page: Page, stay: RegExp, arrival: RegExp): Promise<void> {
  const date = page.locator('#results article:visible ul[aria-label] a').first()
  const total = ((await date.locator('b').textContent()) ?? '').replaceAll(/\D/g, '')
  await clickBelowCards(date)
  await page.waitForURL(stay)
  expect(new URL(page.url()).hash).toMatch(arrival)
  await expect.poll(async () => (await page.locator('#booking').textContent())?.replaceAll(/[^\d€]/g, '')).toContain(total)
}

it('any weekend of a month is searched, given up and taken back, then the whole month, and booked at its price', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/week-ends/normandie')
  const { form, panel } = await openDates(page)
  await panel.getByRole('radio', { name: 'Un week-end' }).check()
  await panel.getByRole('radio', { name: 'Mai', exact: true }).check()
  await panel.getByRole('button', { name: 'Valider' }).click()
  await form.locator('button[type="submit"]').click()
  const weekend = /^\d+ hôtels? en Normandie · Un week-end en mai, 2 nuits$/
  await expect.poll(() => heading(page)).toMatch(weekend)
  expect(new URL(page.url()).hash).toBe('#flexible=weekend&month=2027-05&nights=2')

  await page.getByRole('link', { name: /^Un week-end en mai, 2 nuits/ }).click()
  await expect.poll(() => heading(page)).toMatch(/^\d+ hôtels? en Normandie$/)
  expect(await page.locator('[data-status-of="filters-toast"]').textContent()).toBe('Filtres modifiés')
  // The focus follows to the number; the way back is the stop before it.
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Annuler')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page)).toMatch(weekend)
  expect(await page.getByRole('button', { name: 'Annuler' }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')

  const again = await openDates(page)
  await again.panel.getByRole('radio', { name: 'Un mois' }).check()
  await again.panel.getByRole('button', { name: 'Valider' }).click()
  await again.form.locator('button[type="submit"]').click()
  await expect.poll(() => heading(page)).toMatch(/^\d+ hôtels? en Normandie · Mai, 2 nuits$/)
  await bookFirstDate(page, /\/fr\/sejour\/\d+/, /checkin=2027-0[56]-\d\d&checkout=/)
})

it('days around the dates are searched on a phone, filtered, and the filters taken back', async ({ visitor }) => {
  const page = await visitor({ width: 390 })
  await page.goto('/nl/nl/weekendjes-weg/normandie')
  const { form, panel } = await openDates(page)
  await panel.getByRole('radio', { name: '± 2 dagen' }).check()
  for (const date of ['2027-04-06', '2027-04-08']) await panel.locator(`[data-date="${date}"][data-state="selectable"]`).first().click()
  await panel.locator('footer button').last().click()
  await form.locator('button[type="submit"]').click()
  const around = /^\d+ hotels? in Normandië · ± 2 dagen$/
  await expect.poll(() => heading(page)).toMatch(around)
  expect(new URL(page.url()).hash).toBe('#checkin=2027-04-06&checkout=2027-04-08&flexible=2')
  const all = await heading(page)

  await page.locator('[data-tool="filter"]').click()
  const drawer = page.locator('travel-island[data-name="filters"] dialog[open]')
  await drawer.locator('input[name="stars"]:enabled').first().check()
  await drawer.locator('button[type="submit"]').click()
  await expect.poll(() => heading(page)).not.toBe(all)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(() => heading(page)).toBe(all)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tool'))).toBe('filter')
  await bookFirstDate(page, /\/nl\/nl\/verblijf\/\d+/, /checkin=2027-04-0[4-8]&checkout=2027-04-(0[6-9]|10)/)
})
