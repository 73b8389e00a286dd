import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { type Language, type Locale, markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { chooseActivityDates, fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

const firstCard = (page: Page) => page.locator('#results article h3 a').first()
const bookLink = (page: Page) => page.locator('#booking a[href*="/checkout"]')

const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Presses Search. Spain suggests dates, which may stay flexible; Italy insists on them. */
async function search(page: Page, locale: Locale): Promise<void> {
  const submit = page.locator('travel-island[data-name="search-box"] button[type="submit"]')
  await submit.click()
  if (locale === 'es_ES') await page.locator('dialog [role="alert"] + button').click()
  if (locale === 'it_IT') {
    await page.locator('dialog [role="alert"]').waitFor()
    const free = page.locator('dialog [role="gridcell"][data-state="selectable"]')
    const checkin = (await free.nth(3).getAttribute('data-date')) ?? ''
    for (const date of [checkin, dayAfter(checkin, 1)]) await page.locator(`dialog [data-date="${date}"]`).click()
    await page.locator('dialog [role="alert"]').waitFor({ state: 'detached' })
  }
  if (locale === 'es_ES' || locale === 'it_IT') await submit.click()
}

/** Opens the first result and waits for its page. */
async function openFirstStay(page: Page, language: Language): Promise<void> {
  await firstCard(page).click()
  await page.waitForURL(new RegExp(`/${segments.stay[language]}/\\d+`))
}

/** Picks the first free day of the calendar and its first check-out. */
async function pickDates(page: Page): Promise<void> {
  await page.locator('#booking button[aria-haspopup="dialog"]').last().click()
  const free = page.locator('dialog [role="gridcell"][data-state="selectable"]')
  await free.first().waitFor()
  const result = page.waitForResponse((response) => response.url().includes('/packageCheckoutNights.json'))
  await free.nth(2).click()
  const checkin = (await page.locator('dialog [data-place="checkin"]').getAttribute('data-date')) ?? ''
  // Until the allowed nights are on the screen, too many days look free.
  const [{ nights } = { nights: 1 }]: { nights: number }[] = await (await result).json()
  const checkout = dayAfter(checkin, nights)
  await page.locator(`dialog [data-state="selectable"][data-date="${checkout}"]`).click()
}

/** Books, choosing a date of each activity that needs one. */
async function bookStay(page: Page, click = (link: ReturnType<typeof bookLink>) => link.click()): Promise<void> {
  await click(bookLink(page))
  const sent = page.locator('#booking select[aria-invalid]')
  const resolved = async () => page.url().includes('/checkout?') || (await sent.count()) > 0
  await expect.poll(resolved, { timeout: 15_000 }).toBe(true)
  if (page.url().includes('/checkout?')) return
  await chooseActivityDates(page)
  await click(bookLink(page))
  await page.waitForURL(/\/checkout\?/)
}

/** Chooses the first date of each activity that the checkout still needs. */
async function confirmActivityDates(page: Page): Promise<void> {
  const form = page.locator('main form:not([method="post"]):has(select)')
  await page.locator('main form, main [role="alert"]').first().waitFor()
  if ((await form.count()) > 0) await form.locator('button').click()
  await page.locator('input[name="payment"]').first().waitFor()
}

/** Fills in who stays, accepts the terms by a click on their words, and leaves for the provider. */
async function pay(page: Page): Promise<void> {
  await fillGuest(page)
  const terms = page.locator('main label:has(input[name="terms"])')
  await terms.click({ position: { x: 4, y: 4 } })
  expect(await terms.locator('input').isChecked()).toBe(true)
  await page.locator('main form:has(input[name="terms"]) button[type="submit"]').first().click()
  await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
}

describe.each(markets.map((market) => [market.id, market] as const))('in %s', (_, { base, language, locale }) => {
  const results = `${base}/${segments.stays[language]}`

  // @rule B2.37
  it('a visitor searches, opens a stay, picks dates on the price calendar, sees the quote and reaches the payment', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(base)
    await page.getByRole('combobox').fill('par')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await search(page, locale)
    await page.waitForURL((url) => url.pathname.startsWith(results))
    await openFirstStay(page, language)
    await pickDates(page)
    await bookLink(page).waitFor()
    expect(page.url()).toMatch(/#.*checkin=\d{4}-\d\d-\d\d/)
    await bookStay(page)
    await page.locator('input[name="payment"]').first().waitFor()
    expect(cents(await page.locator('main dl[data-payment="full"] dd').last().textContent())).toBeGreaterThan(0)
    await pay(page)
  })

  // @rule B2.37
  it('the same goes without scripts, up to the payment', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto(`${results}?stars=4`)
    await openFirstStay(page, language)
    await page.goto(`${base}/${segments.stay[language]}/10572`)
    await page.locator('#booking input[name="checkin"]').fill('2027-04-13')
    await page.locator('#booking input[name="checkout"]').fill('2027-04-14')
    await page.locator('#booking form button[type="submit"]').click()
    await page.waitForURL(/checkin=2027-04-13/)
    await bookLink(page).click()
    await page.waitForURL(/\/checkout\?/)
    await confirmActivityDates(page)
    await pay(page)
  })
})

describe('a visitor in France', () => {
  it('filters, and the results follow the hash; going back brings the first results back', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    const before = await page.locator('#results h2').first().textContent()
    await page.goto('/fr/week-ends#stars=4')
    await expect.poll(() => page.locator('#results h2:visible').first().textContent()).not.toBe(before)
    await page.goBack()
    await expect.poll(() => page.locator('#results h2:visible').first().textContent()).toBe(before)
  })

  it('looks at the map, whose points are all the results', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/bretagne')
    const sent = page.waitForResponse((response) => response.url().includes('performMapSearch=true'))
    await page.locator('travel-island[data-name="results-map"] [data-live]').first().click()
    expect((await sent).status()).toBe(200)
    await page.locator('#map-beside [aria-busy]').waitFor()
  })

  it('clicks at once, before anything is loaded, and no click is lost', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/sejour/10572', { waitUntil: 'commit' })
    // While the page is still coming, its last button so far may be that of the guests.
    const choose = page.locator('#booking button[data-live="StayCalendar"]').last()
    await choose.click()
    await page.locator('dialog [role="grid"]').first().waitFor()
  })

  // @rule B4.15
  it('books an offer once, however often the button is clicked', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/sejour/10572')
    await pickDates(page)
    await bookLink(page).waitFor()
    const quotes: string[] = []
    page.on('request', (request) => request.url().includes('quote-realtime') && quotes.push(request.url()))
    await bookStay(page, (link) => link.dblclick())
    expect(quotes).toHaveLength(1)
  })
})

describe('a partner’s visitor', () => {
  it('goes from the partner’s home to the payment inside the partner’s frame', async ({ visitor }) => {
    const page = await visitor()
    const frame = page.locator('img[src^="/partners/"]').first()
    await page.goto(inject('minisite'))
    const own = new URL(page.url()).pathname
    await frame.waitFor()
    await page.goto(`${own}/week-ends/bretagne`)
    await frame.waitFor()
    await openFirstStay(page, 'fr')
    expect(new URL(page.url()).pathname.startsWith(`${own}/sejour/`)).toBe(true)
    await frame.waitFor()
    await pickDates(page)
    await bookStay(page)
    await page.waitForURL((url) => url.pathname === `${own}/checkout`)
  })

  it.for([360, 768, 1280, 1920])('sees the partner’s name beside its artwork, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    await page.goto(inject('minisite'))
    const [artwork, logo] = await Promise.all(['picture img', 'span > img'].map((img) => page.locator(`aside ${img}`).boundingBox()))
    if (!artwork || !logo) throw new Error('no banner')
    const isBeside = logo.x >= artwork.x + artwork.width || logo.y >= artwork.y + artwork.height
    expect([isBeside, logo.x + logo.width <= width]).toEqual([true, true])
  })
})

describe('on a phone', () => {
  it('the burger menu, the search modal and the filters open full screen', async ({ visitor }) => {
    const page = await visitor({ width: 360 })
    await page.goto('/fr/week-ends/bretagne')
    await page.locator('travel-island[data-name="burger"] :is(button, summary):visible').first().click()
    await page.locator('dialog[open], [popover]:popover-open').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('travel-island[data-name="filters"] [data-live]:visible').first().click()
    await page.locator('dialog[open]').waitFor()
  })

  it('nothing is wider than the screen, on any kind of page', async ({ visitor, complaintsSoFar }) => {
    const page = await visitor({ width: 360 })
    for (const path of [
      '/',
      '/be',
      '/fr',
      '/nl/nl/weekendjes-weg',
      '/it/weekend',
      '/fr/sejour/10572',
      '/es/cajas-regalo',
      '/fr/contact',
      '/fr/nowhere',
    ]) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    }
    expect(complaintsSoFar()).toEqual([expect.stringContaining('404')])
  })
})
