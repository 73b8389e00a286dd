import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cents } from '../amounts.ts'
import { extend, translateByMoving, translateByReplacing, translateSource } from './foreign-code.ts'
import { it } from './it.ts'
import { island } from './search-states.ts'

interface Journey {
  readonly name: string
  readonly path: string
  /** Wakes the island. */
  readonly wake: (page: Page) => Promise<unknown>
  /** What a visitor does then, and sees. */
  readonly use: (page: Page) => Promise<unknown>
}

const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const shows = (place: Locator, text: string | RegExp) => expect.poll(async () => (await place.innerText()).trim()).toMatch(text)
const hashOf = (page: Page) => expect.poll(() => decodeURIComponent(new URL(page.url()).hash))
const panelOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** React marks what it has hydrated. */
const awake = (page: Page, name: string) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    `travel-island[data-name="${name}"] *`,
  )

const addAdult = async (page: Page, name: string) => {
  const field = island(page, name).locator('[data-live="OpenGuests"]:visible')
  await field.click()
  await page.getByRole('button', { name: /^Plus.*Adultes/ }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await shows(field, /3 adultes/)
}

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

const journeys: readonly Journey[] = [
  {
    name: 'the search box takes dates and guests',
    path: '/fr/week-ends/paris',
    wake: async (page) => {
      await island(page, 'search-box').locator('[data-live="DatesDraft"]:visible').click()
      await panelOf(page, 'Dates').getByRole('grid').first().waitFor()
      await page.keyboard.press('Escape')
    },
    use: async (page) => {
      const box = island(page, 'search-box')
      await addAdult(page, 'search-box')
      const field = box.locator('[data-live="DatesDraft"]:visible')
      await field.click()
      const calendar = panelOf(page, 'Dates')
      await calendar.locator('[data-date="2027-04-13"]').click()
      await calendar.locator('[data-date="2027-04-15"]').click()
      await page.keyboard.press('Escape')
      await shows(field, /13.*15 avr/)
    },
  },
  {
    name: 'the filters are chosen, counted and applied',
    path: '/fr/week-ends/normandie',
    wake: async (page) => {
      const price = island(page, 'filters').locator('details[data-section=price]')
      await price.locator('summary').click()
      await expect.poll(() => price.getByRole('slider').count()).toBe(2)
      await awake(page, 'filters')
    },
    use: async (page) => {
      const facilities = island(page, 'filters').locator('details[data-section=facilities]')
      await facilities.locator('summary').click()
      const option = facilities.locator('label:has(input:enabled)').first()
      const chosen = await option.locator('input').getAttribute('value')
      await option.click()
      const confirm = facilities.getByRole('button', { name: /^Voir .*hôtels?$/ })
      const found = /\d+/.exec(await confirm.innerText())?.[0] ?? '?'
      await confirm.click()
      await hashOf(page).toBe(`#facilities=${chosen}`)
      await shows(
        page
          .locator('main h2:visible, main h1:visible')
          .filter({ hasText: /hôtels?/ })
          .first(),
        new RegExp(`^${found} hôtel`),
      )
      await shows(facilities.locator('summary'), /1 filtre/)
    },
  },
  {
    name: 'the order of the results opens',
    path: '/fr/week-ends/normandie',
    wake: async (page) => {
      await island(page, 'sort').locator('summary').click()
      await island(page, 'sort').locator('details[open]').getByText('Prix croissants').waitFor()
    },
    use: (page) => island(page, 'sort').locator('details[open]').getByText('Prix croissants').waitFor(),
  },
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
]

/** React reports that it rendered an island anew. */
const rendersAnew = /Minified React error #418/

const wakeAndUse = async (page: Page, { path, wake, use }: Journey, between?: () => Promise<unknown>) => {
  await page.goto(path)
  await wake(page)
  await between?.()
  await use(page)
  expect(await page.locator('travel-island[data-failed], dialog[role="alertdialog"]').count()).toBe(0)
}

describe.each([
  { name: 'elements of extensions', intrude: extend },
  { name: 'texts that were translated', intrude: translateByMoving },
])('with $name before it wakes,', ({ intrude }) => {
  it.for(journeys)('$name', async (journey, { visitor, tolerate }) => {
    const page = await visitor()
    tolerate(rendersAnew)
    await page.addInitScript(`${translateSource}; addEventListener('DOMContentLoaded', ${intrude.toString()})`)
    await wakeAndUse(page, journey)
  })
})

describe.each([
  { name: 'elements of extensions', intrude: extend },
  { name: 'texts that were translated', intrude: translateByMoving },
  { name: 'texts that were replaced by translations', intrude: translateByReplacing },
])('with $name after it woke,', ({ intrude }) => {
  it.for(journeys)('$name', async (journey, { visitor, tolerate }) => {
    const page = await visitor()
    // Others of the page may wake later.
    tolerate(rendersAnew)
    await wakeAndUse(page, journey, () => page.evaluate(`(() => { ${translateSource}; (${intrude.toString()})() })()`))
  })
})

it('the market is what the server wrote, whatever language a translator names', async ({ visitor, pages }) => {
  const page = await visitor()
  pages.tolerate(/made by a test/)
  const locales: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) locales.push(url.searchParams.get('locale'))
  })
  await page.addInitScript("addEventListener('DOMContentLoaded', () => { document.documentElement.lang = 'en' })")
  await page.goto('/fr/week-ends/normandie')
  const reported = page.waitForRequest('**/api/error?**')
  await page.evaluate(() => void setTimeout(() => reportError(new Error('made by a test'))))
  const { status } = await (await reported).response().then((response) => ({ status: response?.status() }))
  expect(status).toBeLessThan(300)
  expect(new Set(locales)).toEqual(new Set(['fr_FR']))
})
