import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { visitor } from './visitor.ts'

const screens = [
  ['desktop', 1280],
  ['phone', 360],
] as const

const island = (page: Page, name: string) => page.locator(`travel-island[data-name="${name}"]`)
const cards = (page: Page) => page.locator('#results article[data-offer]:visible')
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
/** How many stays the page says it found. */
const count = async (page: Page) => numberIn(await page.locator('#results h2[aria-live]:visible').textContent())
const firstTitle = (page: Page) => cards(page).first().locator('h3 a').textContent()
/** What the cards ask for, in the order they stand. */
const prices = async (page: Page) => {
  const read = await cards(page).evaluateAll((all) => all.map((card) => [...card.querySelectorAll('b')].at(-1)?.textContent ?? ''))
  return read.map(numberIn)
}

/** The visible form of the search box: a bar, or on a phone what the summary opens. */
async function searchForm(page: Page, phone: boolean): Promise<Locator> {
  const box = island(page, 'search-box')
  if (!phone) return box.locator('search > form')
  await box.locator('search > button:visible').first().click()
  return box.locator('dialog[open] form')
}

/** Two nights three weeks from now, for one adult more than two. */
async function chooseDatesAndGuests(page: Page, phone: boolean): Promise<void> {
  const form = await searchForm(page, phone)
  await form.locator('[data-live="DatesDraft"]').click()
  const calendar = page.locator('dialog:has([role="grid"])').last()
  const day = (date: string) => calendar.locator(`[data-date="${date}"][data-state="selectable"]`).first()
  await day('2027-04-06').click()
  await day('2027-04-08').click()
  if (phone) await calendar.locator('footer button').last().click()
  await calendar.waitFor({ state: 'hidden' })
  await form.locator('[data-live="OpenGuests"]').click()
  const guests = page.locator('dialog:has(fieldset output)').last()
  await guests.locator('fieldset button').nth(1).click()
  await guests.locator('footer button').click()
  await form.locator('button[type="submit"]').click()
}

/** A place that is recommended, found by its first letters, without a pointer. */
async function searchPlace(page: Page, phone: boolean): Promise<void> {
  const form = await searchForm(page, phone)
  const place = form.getByRole('combobox')
  await place.press('ArrowDown')
  const recommended = await page
    .getByRole('option')
    .last()
    .locator('span')
    .evaluate((it) => it.firstChild?.textContent ?? '')
  await place.pressSequentially(recommended.slice(0, 5))
  const option = page.getByRole('option').first()
  await option.filter({ hasText: recommended }).waitFor()
  await place.press('ArrowDown')
  await place.press('Enter')
  await expect.poll(() => place.inputValue()).toBe(recommended)
  await place.press('Enter')
}

/** A category of hotels and a facility in all filters; answers how many stays are promised. */
async function filter(page: Page, phone: boolean): Promise<number> {
  const filters = island(page, 'filters')
  await filters.locator(phone ? ':scope > button' : 'form button[aria-haspopup="dialog"]').click()
  const drawer = filters.locator('dialog[open]')
  const promised = async () => numberIn(await drawer.getByRole('status').textContent())
  for (const name of ['stars', 'facilities']) {
    const option = drawer.locator(`label:has(input[name="${name}"]:enabled):has(small)`).first()
    const offered = numberIn(await option.locator('small').textContent())
    await option.locator('input').check()
    await expect.poll(promised).toBe(offered)
  }
  const found = await promised()
  await drawer.locator('button[type="submit"]').click()
  return found
}

async function sortByPrice(page: Page, phone: boolean): Promise<void> {
  const sort = island(page, 'sort')
  if (phone) {
    await sort.locator(':scope > button').click()
    await sort.locator('dialog[open] input[value="priceAsc"]').check()
    await sort.locator('dialog[open] button[type="submit"]').click()
  } else {
    await sort.locator('summary').click()
    await sort.locator('a[href*="priceAsc"]').click()
  }
}

/** The map, a stay of its list shown on it, and back to the results. */
async function lookAtMap(page: Page, phone: boolean): Promise<void> {
  await island(page, 'map').locator(':scope > button').click()
  const map = page.locator('dialog[open][data-view]')
  if (phone) await map.locator('header button').first().click()
  const entry = map.locator('li[data-stay]').first()
  const stay = await entry.getAttribute('data-stay')
  await entry.locator('button[aria-pressed]').click()
  await map.locator(`:not(li) > article a[href*="/${stay}"], section a[href*="/${stay}"]`).first().waitFor()
  await map.locator('header button').last().click()
  await map.waitFor({ state: 'detached' })
}

describe.each(markets.map((market) => [market.id, market] as const))('in %s', (_, { base, language }) => {
  const results = `${base}/${segments.stays[language]}`
  const stayPage = new RegExp(`/${segments.stay[language]}/\\d+`)

  it.each(screens)('on a %s a visitor searches, filters, sorts, looks at the map and pages', async (screen, width) => {
    const phone = screen === 'phone'
    const page = await visitor({ width })
    await page.goto(results)
    const all = await count(page)

    await chooseDatesAndGuests(page, phone)
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-06&checkout=2027-04-08&a=3')
    await expect.poll(() => count(page)).toBeLessThan(all)
    const dated = await count(page)
    expect((await prices(page)).every((price) => price > 0)).toBe(true)

    const first = await firstTitle(page)
    const next = page.locator('#results nav a[rel="next"]:visible')
    // Cards take their own height once they come near the screen.
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await expect.poll(() => firstTitle(page)).not.toBe(first)
    expect(page.url()).toMatch(/[?&]page=1\b.*checkin=2027-04-06/)
    await page.goBack()
    await expect.poll(() => firstTitle(page)).toBe(first)

    await searchPlace(page, phone)
    await expect.poll(() => count(page)).toBeLessThan(dated)
    expect(page.url()).not.toMatch(/[?&]page=/)

    const promised = await filter(page, phone)
    await expect.poll(() => count(page)).toBe(promised)
    expect(new URL(page.url()).hash).toMatch(/facilities=.*stars=|stars=.*facilities=/)

    await sortByPrice(page, phone)
    await expect.poll(() => new URL(page.url()).hash).toContain('sort=priceAsc')
    await expect.poll(async () => (await prices(page)).join()).toBe((await prices(page)).toSorted((a, b) => a - b).join())

    await lookAtMap(page, phone)
    const title = await firstTitle(page)
    await cards(page).first().locator('h3 a').click()
    await page.waitForURL(stayPage)
    expect(new URL(page.url()).hash).toContain('checkin=2027-04-06&checkout=2027-04-08')
    expect(await page.locator('h1').textContent()).toBe(title)
  })

  it.each(screens)('on a %s the same goes by forms and links without scripts', async (_screen, width) => {
    const page = await visitor({ width, scripts: false })
    await page.goto(results)
    const all = await count(page)
    const filters = island(page, 'filters')
    await filters.locator('details[data-section="more"] > summary').click()
    await filters.locator('input[name="stars"]:enabled').nth(1).check()
    await filters.locator('details[data-section="more"] button[type="submit"]').click()
    await page.waitForURL(/[?&]stars=4\b/)
    expect(await count(page)).toBeLessThan(all)

    await island(page, 'sort').locator('summary').click()
    await island(page, 'sort').locator('a[href*="priceAsc"]').click()
    await page.waitForURL(/stars=4.*sort=priceAsc|sort=priceAsc.*stars=4/)
    const cheapest = await prices(page)
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))

    await page.locator('#results nav a[rel="next"]').click()
    await page.waitForURL(/[?&]page=1\b/)
    expect(page.url()).toMatch(/stars=4/)
    expect((await prices(page))[0]).toBeGreaterThanOrEqual(cheapest.at(-1) ?? 0)
    const title = await firstTitle(page)
    await cards(page).first().locator('h3 a').click()
    await page.waitForURL(stayPage)
    expect(await page.locator('h1').textContent()).toBe(title)
  })
})
