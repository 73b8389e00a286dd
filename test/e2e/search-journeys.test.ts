import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { clickBelowCards } from '../press.ts'
import { it } from './it.ts'

const widths = { desktop: 1280, phone: 360 }
/** Screens with and without scripts: the other way round in the next market. */
const turns = [
  ['desktop', 'phone'],
  ['phone', 'desktop'],
] as const
const turnOf = (market: number) => turns[market % turns.length] ?? turns[0]

const island = (page: Page, name: string) => page.locator(`travel-island[data-name="${name}"]`)
const cards = (page: Page) => page.locator('#results article[data-offer]:visible')
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
/** Number of stays in the heading. */
const count = async (page: Page) => numberIn(await page.locator('#results h2[data-found]:visible').textContent())
const firstTitle = (page: Page) => cards(page).first().locator('h3 a').textContent()
/** Prices per night of the cards in order. */
const prices = async (page: Page) => {
  const read = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const price = [...card.querySelectorAll('b')].at(-1)
      return [price?.textContent ?? '', price?.parentElement?.querySelector('small')?.textContent ?? ''] as const
    }),
  )
  return read.map(([price, unit]) => Math.floor(numberIn(price) / Number(/^(\d+)\s(nuits|noches|nachten|notti)/.exec(unit)?.[1] ?? 1)))
}

/** Visible form of the search box; on phones opened from the summary. */
async function searchForm(page: Page, phone: boolean): Promise<Locator> {
  const box = island(page, 'search-box')
  if (!phone) return box.locator('search > form')
  await box.locator('search > button:visible').first().click()
  return box.locator('dialog[open] form')
}

/** Chooses two nights in three weeks, and three adults. */
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

/** Finds a recommended place by its first letters, by keyboard. */
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

/** Chooses a category of hotels and a facility in all filters; returns the number of stays shown. */
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

/** Opens the map, shows a listed stay on it, and returns to the results. */
async function lookAtMap(page: Page, phone: boolean): Promise<void> {
  await island(page, 'results-map').locator(':scope > button').click()
  if (!phone) await page.locator('#map-beside button[aria-haspopup="dialog"]').click()
  const map = page.locator('dialog[open][data-view]')
  if (phone) await map.locator('header button').first().click()
  const entry = map.locator('li[data-stay]').first()
  const stay = await entry.getAttribute('data-stay')
  await entry.locator('button[aria-pressed]').click()
  await map.locator(`:not(li) > article a[href*="/${stay}"], section a[href*="/${stay}"]`).first().waitFor()
  await map.locator('header button').last().click()
  await map.waitFor({ state: 'detached' })
}

describe.each(markets.map((market, at) => [market.id, market, turnOf(at)] as const))(
  'in %s',
  (_, { base, language }, [scripted, plain]) => {
    const results = `${base}/${segments.stays[language]}`
    const stayPage = new RegExp(`/${segments.stay[language]}/\\d+`)

    it(`on a ${scripted} a visitor searches, filters, sorts, looks at the map and pages`, async ({ visitor }) => {
      const phone = scripted === 'phone'
      const page = await visitor({ width: widths[scripted] })
      await page.goto(results)
      const all = await count(page)

      await chooseDatesAndGuests(page, phone)
      await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-06&checkout=2027-04-08&a=3')
      await expect.poll(() => count(page)).toBeLessThan(all)
      const dated = await count(page)
      expect((await prices(page)).every((price) => price > 0)).toBe(true)

      const first = await firstTitle(page)
      await clickBelowCards(page.locator('#results nav a[rel~="next"]:visible'))
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
      await expect
        .poll(() => prices(page))
        .toSatisfy((listed: number[]) => listed.length > 0 && listed.join() === listed.toSorted((a, b) => a - b).join())

      await lookAtMap(page, phone)
      const title = await firstTitle(page)
      await cards(page).first().locator('h3 a').click()
      await page.waitForURL(stayPage)
      expect(new URL(page.url()).hash).toContain('checkin=2027-04-06&checkout=2027-04-08')
      expect(await page.locator('h1').textContent()).toBe(title)
    })

    it(`on a ${plain} the same goes by forms and links without scripts`, async ({ visitor }) => {
      const page = await visitor({ width: widths[plain], scripts: false })
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

      await clickBelowCards(page.locator('#results nav a[rel~="next"]'))
      await page.waitForURL(/[?&]page=1\b/)
      expect(page.url()).toMatch(/stars=4/)
      expect((await prices(page))[0]).toBeGreaterThanOrEqual(cheapest.at(-1) ?? 0)
      const title = await firstTitle(page)
      await cards(page).first().locator('h3 a').click()
      await page.waitForURL(stayPage)
      expect(await page.locator('h1').textContent()).toBe(title)
    })
  },
)
