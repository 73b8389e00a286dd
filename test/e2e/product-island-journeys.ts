import type { Page } from 'playwright'
import { expect } from 'vitest'
import { cents } from '../amounts.ts'
import { addAdult, awake, dates, hashOf, type IslandJourney, shows } from './island-journey.ts'
import { island } from './search-states.ts'

/** The panel's price is that of the chosen number of nights. */
const priceOfNights = async (page: Page, nights: string) => {
  const booking = island(page, 'booking')
  const chosen = booking.locator('label', { hasText: nights }).locator('b')
  await booking.getByRole('link', { name: 'Réserver', exact: true }).waitFor()
  await expect
    .poll(async () => cents(await booking.locator('[aria-live] b').first().textContent()) === cents(await chosen.textContent()))
    .toBe(true)
  return cents(await chosen.textContent())
}

/** Journeys through stays and hotels. */
export const productIslandJourneys: readonly IslandJourney[] = [
  {
    name: 'a stay is priced for other nights and guests',
    path: `/fr/sejour/10572#${dates}`,
    wake: (page) => priceOfNights(page, '1 nuit'),
    use: async (page) => {
      const booking = island(page, 'booking')
      const price = await priceOfNights(page, '1 nuit')
      await booking.locator('label', { hasText: '3 nuits' }).click()
      await hashOf(page).toContain('checkout=2027-04-16')
      expect(await priceOfNights(page, '3 nuits')).toBeGreaterThan(price)
      await shows(booking.locator('[data-live="StayCalendar"]:visible').first(), /3 nuits\s*mar. 13 avr. – ven. 16 avr.$/)
      await addAdult(page, 'booking')
      await hashOf(page).toContain('a=3')
      await priceOfNights(page, '3 nuits')
    },
  },
  {
    name: 'a stay opens its calendar',
    path: '/fr/sejour/10572',
    wake: async (page) => {
      await island(page, 'booking').locator('[data-live="StayCalendar"]:visible').first().click()
      await page.getByRole('dialog').getByRole('grid').first().waitFor()
      await page.keyboard.press('Escape')
    },
    use: async (page) => {
      await island(page, 'booking').locator('[data-live="StayCalendar"]:visible').first().click()
      await page.locator('dialog [data-date="2027-04-13"][data-state="selectable"]').click()
      await page.locator('dialog [data-date="2027-04-14"][data-state="selectable"]').click()
      await hashOf(page).toContain(dates)
      await island(page, 'booking').getByRole('link', { name: 'Réserver', exact: true }).waitFor()
    },
  },
  {
    name: 'the offers of a hotel follow dates and guests, and open',
    path: `/fr/hotel/1057#${dates}`,
    wake: async (page) => {
      await page.locator('#offers input[name="checkin"][value="2027-04-13"]').first().waitFor({ state: 'attached' })
      await addAdult(page, 'hotel-panel')
    },
    use: async (page) => {
      const offers = page.locator('#offers form[data-offer]:visible')
      await page.locator('#offers a[data-offer-detail]:visible').first().click()
      const detail = page.locator('dialog:modal')
      await detail.locator('form[data-offer]').waitFor()
      await detail.getByRole('button', { name: 'Fermer' }).first().click()
      await detail.waitFor({ state: 'detached' })
      await offers.first().locator('input[name="a"][value="3"]').waitFor({ state: 'attached' })
      await page.goto(`/fr/hotel/1057#${dates}&a=1`)
      await offers.first().locator('input[name="a"][value="1"]').waitFor({ state: 'attached' })
      await shows(island(page, 'hotel-panel').locator('[data-live="OpenGuests"]:visible'), /1 adulte$/)
      await offers.first().getByRole('button', { name: 'Choisir' }).click()
      await page.waitForURL(/\/checkout\?.*checkin=2027-04-13/)
    },
  },
  {
    name: 'the gallery counts its pictures',
    path: '/fr/sejour/10572',
    wake: async (page) => {
      await island(page, 'gallery').locator('button:visible').first().click()
      await shows(page.locator('dialog:modal p').first(), /^1 \/ \d/)
    },
    use: async (page) => {
      await page.getByRole('button', { name: 'Photo suivante' }).click()
      await shows(page.locator('dialog:modal p').first(), /^2 \/ \d/)
      await page.locator('dialog:modal').getByRole('button', { name: 'Fermer' }).click()
      await page.locator('dialog:modal').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the reviews are sorted',
    path: '/fr/sejour/10572',
    wake: async (page) => {
      await island(page, 'all-reviews').getByRole('button').first().click()
      await page.locator('dialog:modal li').first().waitFor()
    },
    use: async (page) => {
      const list = page.locator('dialog:modal ul').first()
      const before = await list.innerText()
      await page.getByLabel('Trier par').selectOption('SCORE_ASC')
      await expect.poll(() => list.innerText()).not.toBe(before)
    },
  },
  {
    name: 'an extra is added and removed',
    path: '/fr/sejour/10013#checkin=2027-04-20&checkout=2027-04-22',
    wake: async (page) => {
      await island(page, 'booking').getByRole('link', { name: 'Réserver', exact: true }).waitFor()
      await page.locator('#extras a[data-live]').first().click()
      await hashOf(page).toContain('extra=')
    },
    use: async (page) => {
      const chosen = island(page, 'booking').locator('li', { hasText: 'Ballotin de chocolats' })
      await shows(chosen, /€/)
      await page.locator('#extras').getByRole('button', { name: 'Annuler' }).click()
      await chosen.waitFor({ state: 'detached' })
      await page.locator('#extras a[data-live]').first().click()
      await shows(chosen, /€/)
      await page.locator('#extras a[data-live]').last().click()
    },
  },
  {
    name: 'a gift is set up',
    path: '/fr/sejour/10572?flow=gifting',
    wake: async (page) => {
      await island(page, 'gift').scrollIntoViewIfNeeded()
      await awake(page, 'gift')
      await island(page, 'gift').getByRole('radio', { name: '2 nuits' }).locator('xpath=ancestor::label').click()
      await hashOf(page).toContain('giftNights=2')
    },
    use: async (page) => {
      const gift = island(page, 'gift')
      const total = async () => cents(await gift.locator('[aria-live] b').first().textContent())
      const option = (name: string | RegExp) => gift.locator('label', { hasText: name })
      const amount = async (name: string | RegExp) => cents(await option(name).locator('b').textContent())
      await option(/^Liberté/).click()
      await hashOf(page).toContain('bucket=3')
      await expect.poll(async () => (await total()) === (await amount(/^Liberté/))).toBe(true)
      await option('1 nuit').click()
      await hashOf(page).toContain('giftNights=1')
      await expect.poll(async () => (await total()) === (await amount('1 nuit'))).toBe(true)
      await shows(gift, /1 nuit/)
    },
  },
  {
    name: 'the prices of a year are those of the guests',
    path: '/fr/sejour/10572#a=3',
    wake: (page) => island(page, 'year-prices').locator(':scope > div:not([data-server]) table').last().waitFor({ state: 'attached' }),
    use: async (page) => {
      const section = island(page, 'year-prices').locator(':scope > div:not([data-server]) > div[aria-busy]')
      await expect.poll(() => section.textContent()).toContain('3 adultes')
      await page.goto('/fr/sejour/10572#a=4')
      await expect.poll(() => section.textContent()).toContain('4 adultes')
      expect(await section.textContent()).not.toContain('3 adultes')
    },
  },
  {
    name: 'the map of a hotel opens with its address, and closes',
    path: '/fr/sejour/10572',
    wake: async (page) => {
      await page.locator('#location button').click()
      await page.locator('dialog:modal [role="region"]').waitFor()
    },
    use: async (page) => {
      const dialog = page.locator('dialog:modal')
      await shows(dialog.locator('address'), /\S/)
      await dialog.getByRole('button', { name: 'Fermer' }).first().click()
      await dialog.waitFor({ state: 'detached' })
      await page.locator('#location button').click()
      await shows(dialog.locator('address'), /\S/)
    },
  },
]
