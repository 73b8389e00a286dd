import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { requestsOf } from '../requests-of.ts'
import { it } from './it.ts'

const dates = 'checkin=2027-04-06&checkout=2027-04-08'
const normandy = '/fr/week-ends/normandie'

/** Presses the map's button on a screen that has no room for it beside the results. */
const openMap = async (page: Page) => {
  await page.getByRole('button', { name: 'Carte', exact: true }).locator('visible=true').first().click()
  await page.locator('dialog:modal li[data-stay]').first().waitFor({ state: 'attached' })
}
const search = (hash: string) => (page: Page) => page.evaluate((to) => void (location.hash = to), hash)

interface Row {
  readonly page: string
  readonly at: string
  readonly width?: number
  readonly act?: (page: Page) => Promise<unknown>
  /** How often each call of the API is made. */
  readonly calls: Readonly<Record<string, number>>
}

/** Results by dates of a place have three relaxed searches below them. */
const rows: readonly Row[] = [
  { page: 'search', at: normandy, calls: {} },
  { page: 'search by query', at: `${normandy}?${dates}&a=3`, calls: {} },
  { page: 'search by query, with the same hash', at: `${normandy}?${dates}&a=3#a=3&c=0&${dates}`, calls: {} },
  { page: 'search with the guests by default in its hash', at: `${normandy}#a=2&c=0&b=0`, calls: {} },
  { page: 'search with dates that are over in its hash', at: `${normandy}#checkin=2026-01-02&checkout=2026-01-04`, calls: {} },
  { page: 'search with dates in its hash', at: `${normandy}#${dates}`, calls: { 'offers.json': 4 } },
  { page: 'search around a point', at: '/fr/week-ends#lat=47.1&lng=2.4&distanceMax=100', calls: { 'offers.json': 2 } },
  {
    page: 'search, back to what the server rendered',
    at: `${normandy}#${dates}`,
    act: search('a=2'),
    calls: { 'offers.json': 4 },
  },
  // One more with the points of the map.
  { page: 'search with its map', at: normandy, width: 390, act: openMap, calls: { 'offers.json': 2 } },
  { page: 'search with dates and its map', at: `${normandy}#${dates}`, width: 390, act: openMap, calls: { 'offers.json': 5 } },
  {
    page: 'search that becomes one around a point',
    at: normandy,
    act: search('lat=47.1&lng=2.4&distanceMax=100'),
    calls: { 'offers.json': 2 },
  },
  { page: 'activities', at: '/fr/activites#a=2', calls: {} },
  { page: 'stay', at: '/fr/sejour/10572', calls: {} },
  // Quotes of the stay and of its two variants with extras.
  {
    page: 'stay with dates in its hash',
    at: '/fr/sejour/10572#checkin=2027-04-09&checkout=2027-04-10',
    calls: {
      'product/10572/offers': 1,
      'weekend/10572/detail.json': 1,
      'weekend/10572/quote.json': 1,
      'weekend/105721/quote.json': 1,
      'weekend/105722/quote.json': 1,
      'purchase/eligibility': 1,
    },
  },
  { page: 'hotel', at: '/fr/hotel/1014', calls: {} },
  {
    page: 'hotel with dates in its hash',
    at: `/fr/hotel/1014#${dates}`,
    calls: { 'hotel/1014/detail.json': 1, 'product/10141/offers': 1 },
  },
  { page: 'activity', at: '/fr/activites/700001', calls: {} },
  { page: 'activity with guests in its hash', at: '/fr/activites/700001#a=3', calls: {} },
  { page: 'box', at: '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX', calls: {} },
]

describe('the API is called once for each thing that a page has not', () => {
  // @rule S4.48
  it.for(rows)('$page', async ({ at, width = 1280, act, calls }, { visitor }) => {
    const page = await visitor({ width })
    const requests = requestsOf(page)
    const made = () =>
      requests.made.flatMap((request) => {
        const { pathname, search: query } = new URL(request.url())
        return pathname.startsWith('/api/') ? [`${pathname.slice('/api/'.length)}${query}${request.postData() ?? ''}`] : []
      })
    const counts = () => {
      const byName = Object.groupBy(made(), (call) => call.split('?')[0] ?? '')
      return Object.fromEntries(Object.entries(byName).map(([name, all]) => [name, all?.length]))
    }
    await page.goto(at)
    await page.waitForLoadState('networkidle')
    await act?.(page)
    // What waits to be seen is, also what came with a response.
    await expect
      .poll(async () => {
        for (const island of await page.locator('travel-island').all())
          await island.evaluate((it) => it.firstElementChild?.scrollIntoView())
        return counts()
      })
      .toEqual(calls)
    await requests.settled()
    expect(made().filter((call, place) => made().indexOf(call) !== place)).toEqual([])
    expect(counts()).toEqual(calls)
  })
})
