import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import type { BrowserKind } from '../chromium.ts'
import { requestsOf } from '../requests-of.ts'
import { it as base, type Screen } from './fixture/it.ts'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const offer = (id: number) => ({
  id,
  itemCategory: 'weekend',
  label: `Stay ${id}`,
  uri: `/sejour/${id}`,
  hotel: { id, label: `Hotel ${id}`, stars: 4, location: { label: 'Bruges', latitude: 51, longitude: 3 } },
  images: [{ url: picture, alt: '', sizes: { '120_80': picture, '640_360': picture, '960_540': picture, '1600_900': picture } }],
  headwords: ['1 night'],
  sellPrice: 12_000,
  priceType: 'from',
  nights: 1,
})
const found = (ids: readonly number[], totalCount = ids.length) => ({
  exactMatch: ids.map(offer),
  searchDetails: { adult: 2, child: 0, baby: 0, totalCount },
})

/** API responses by part of the query, the last match wins; a number is a status. */
type Responses = readonly (readonly [part: string, response: object | number | Promise<object>])[]

const banners = ['One', 'Two'].map((title) => ({ title, image: offer(1).images[0], imagePosition: 'left', ctas: [], newTab: false }))
const shown = { props: { path: {}, query: '', page: 0, banners }, served: '<h2>30 hotels</h2><p>served</p>' }

const parking = { propertyType: 'facility', values: [{ id: 'parking', name: 'Parking', count: 1 }] }

/** Opens a search page with the server's results. */
const it = base.extend('open', ({ visit }) => async (at: string, responses: Responses, screen: Screen = 'wide', browser?: BrowserKind) => {
  const queries: string[] = []
  const intercept = (page: Page) =>
    page.route('**/api/offers.json?**', async (route) => {
      const query = decodeURIComponent(new URL(route.request().url()).search)
      queries.push(query)
      const response = responses.findLast(([part]) => query.includes(part))?.[1]
      if (typeof response === 'number') return route.fulfill({ status: response })
      await route.fulfill({ json: await response }).catch(() => {})
    })
  const counted = { 'counts.json': { counts: [0, 0, 9, 0, 4] }, 'facets.json': { totalCount: 1, properties: [parking] } }
  const { page } = await visit('results', { ...shown, at }, { screen, ...(browser && { browser }), before: intercept, responses: counted })
  return { page, queries }
})
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const served = (page: Page) => page.getByText('served').isVisible()
const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash)
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()

describe('the results', () => {
  // @rule S2.54
  it('say their page in the heading, the title and the hints of the head', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4', [['', found([1, 2], 60)]])
    await heading(page, '60 hotels')
    const said = () =>
      page.evaluate(() => [
        document.querySelector('h1')?.textContent,
        document.title,
        ...[...document.head.querySelectorAll<HTMLLinkElement>('link:is([rel=prev], [rel=next])')].map(
          ({ rel, href }) => rel + new URL(href).search,
        ),
      ])
    await expect.poll(said).toEqual(['Stays', 'results', 'next?page=1'])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(said).toEqual(['Stays · page 2', 'Stays · page 2 · Escale', 'prev', 'next?page=2'])
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect.poll(said).toEqual(['Stays · page 3', 'Stays · page 3 · Escale', 'prev?page=1'])
    await page.goBack()
    await page.goBack()
    await expect.poll(said).toEqual(['Stays', 'results', 'next?page=1'])
  })

  // @rule S4.48
  it('are the server’s as long as the hash says nothing', async ({ open }) => {
    const { page, queries } = await open('/fr/week-ends#top', [['', found([1])]])
    await page.waitForLoadState('networkidle')
    expect(await served(page)).toBe(true)
    expect(queries).toEqual([])
  })

  // @rule S4.48
  it('are the hash’s once it carries criteria, and the server’s again without', async ({ open }) => {
    const { page, queries } = await open('/fr/week-ends#stars=4', [['', found([1, 2])]])
    await heading(page, '2 hotels')
    expect(await served(page)).toBe(false)
    expect(queries).toEqual(['?locale=fr_FR&flow=booking&stars=4'])
    expect(await page.getByRole('link', { name: 'Stay 1' }).getAttribute('href')).toBe('/fr/sejour/1')
    expect(await violations(page)).toEqual([])
    await go(page, '')
    await expect.poll(() => served(page)).toBe(true)
    await page.goBack()
    await heading(page, '2 hotels')
    expect(queries).toHaveLength(1)
  })

  // @rule S4.51
  it('stay readable until the next arrive, and are never replaced by an older response', async ({ open }) => {
    let late: (response: object) => void = () => {}
    const slow = new Promise<object>((resolve) => {
      late = resolve
    })
    const { page } = await open('/fr/week-ends#stars=4', [
      ['stars=4', found([1])],
      ['stars=5', slow],
      ['stars=3', found([5, 6, 7])],
    ])
    const requests = requestsOf(page)
    await heading(page, '1 hotel')
    await go(page, 'stars=5')
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'Stay 1' }).isVisible()).toBe(true)
    await go(page, 'stars=3')
    await heading(page, '3 hotels')
    late(found([9]))
    await requests.settled()
    expect(await page.getByRole('heading', { name: '3 hotels' }).isVisible()).toBe(true)
  })

  // @rule S2.50
  it('have a banner after the first row and one after index 9', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4', [['', found(Array.from({ length: 12 }, (_, at) => at))]])
    await heading(page, '12 hotels')
    const order = await page.locator('article h3, section h2').allTextContents()
    expect([order.indexOf('One'), order.indexOf('Two'), order.length]).toEqual([3, 10, 14])
  })

  it('have no banner that is higher than a row of them, nor one after the last', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4', [
      ['', found([1, 2, 3, 4, 5])],
      ['stars=3', found([1, 2, 3])],
    ])
    await heading(page, '5 hotels')
    const height = async (what: string) => (await page.locator(what).first().boundingBox())?.height ?? 0
    expect(await page.locator('[data-promotion]').count()).toBe(1)
    expect(await height('[data-promotion]')).toBeLessThan(await height('article'))
    await go(page, 'stars=3')
    await heading(page, '3 hotels')
    expect(await page.locator('[data-promotion]').count()).toBe(0)
  })

  // @rule S2.53 S2.54 S2.58
  it('page through the search without losing it', async ({ open }) => {
    const { page, queries } = await open('/fr/week-ends?flow=booking#stars=4', [
      ['', found([1], 50)],
      ['page=1', found([25], 50)],
      ['page=7', found([], 50)],
    ])
    await heading(page, '50 hotels')
    const second = page.getByRole('link', { name: 'Page 2' })
    expect(await second.getAttribute('href')).toBe('/fr/week-ends?flow=booking&page=1#stars=4')
    await second.press('Enter')
    await heading(page, 'Stay 25')
    // The link was removed with its page.
    await expect.poll(() => focused(page)).toBe('50 hotels')
    expect(page.url()).toContain('page=1#stars=4')
    expect(queries).toHaveLength(2)
    await page.goBack()
    await heading(page, 'Stay 1')
    // A page that does not exist (any more).
    await page.goto(page.url().replace('#', '&page=7#'))
    await heading(page, '50 hotels')
    expect(await page.getByText('No results').count()).toBe(0)
    await page.getByRole('link', { name: 'Page 1' }).press('Enter')
    await heading(page, 'Stay 1')
  })

  it('are where they were left when the visitor comes back from a stay, or from another page', async ({ open }) => {
    const ids = Array.from({ length: 24 }, (_, at) => at + 1)
    const responses: Responses = [
      ['', found(ids, 50)],
      ['page=1', found([25], 50)],
    ]
    const { page } = await open('/fr/week-ends#stars=4', responses, 'wide', 'painted')
    await page.route('**/fr/sejour/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>stay</title><h1>A stay</h1>' }))
    const top = () => page.evaluate(() => Math.round(scrollY))
    await heading(page, '50 hotels')
    const stay = page.getByRole('link', { name: 'Stay 20' })
    // Scrolls to where the click will be.
    await stay.click({ trial: true })
    await expect.poll(() => page.evaluate(() => history.state?.top === scrollY && scrollY > 500)).toBe(true)
    const left = await top()
    await stay.click()
    await heading(page, 'A stay')
    await page.goBack()
    await expect.poll(top).toBe(left)
    expect(await stay.isVisible()).toBe(true)

    const second = page.getByRole('link', { name: 'Page 2' })
    await second.click({ trial: true })
    await expect.poll(() => page.evaluate((from) => history.state?.top === scrollY && scrollY > from, left)).toBe(true)
    const bottom = await top()
    await second.click()
    await heading(page, 'Stay 25')
    expect(await top()).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(bottom)
  })

  // @rule S4.52
  it.for(['wide', 'narrow'] as const)(
    'begin at their top on another page: of the page, on a phone of the results (%s)',
    async (screen, { open }) => {
      const many = (from: number) =>
        found(
          Array.from({ length: 24 }, (_, at) => from + at),
          50,
        )
      const { page } = await open(
        '/fr/week-ends#stars=4',
        [
          ['', many(1)],
          ['page=1', many(25)],
        ],
        screen,
      )
      await heading(page, '50 hotels')
      await page.addStyleTag({ content: 'h1 { min-block-size: 600px } article { min-block-size: 300px }' })
      await page.getByRole('link', { name: 'Page 2' }).click()
      await heading(page, 'Stay 25')
      const top = () => page.locator('travel-island').evaluate((island) => Math.round(island.getBoundingClientRect().top))
      if (screen === 'wide') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      else await expect.poll(async () => Math.abs(await top()) <= 100 && (await page.evaluate(() => scrollY)) > 400).toBe(true)
    },
  )

  // @rule S2.58 S4.63
  it('offer a way out when there are none', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4', [['', found([])]])
    await heading(page, 'No results.')
    await page.getByRole('button', { name: 'Remove all filters' }).press('Enter')
    await expect.poll(() => served(page)).toBe(true)
    await expect.poll(() => focused(page)).toBe('30 hotels')
    expect(new URL(page.url()).hash).toBe('')
  })

  it('suggest searches that have some when there are none, with their number', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4&facilities=parking&a=3', [
      ['', found([])],
      ['adult=3&facilities', found([])],
    ])
    await heading(page, 'What you could change')
    const suggestions = page.locator('section', { hasText: 'What you could change' }).getByRole('link')
    expect(await suggestions.allTextContents()).toEqual(['Without filters9 hotels'])
    expect(await suggestions.getAttribute('href')).toBe('/fr/week-ends?a=3')
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.18
  it('are shown with their filters, each removed by a press, and all at once', async ({ open }) => {
    const { page } = await open('/fr/week-ends#stars=4&facilities=parking', [
      ['', found([1])],
      ['facilities=parking&stars=4', found([1, 2])],
      ['flow=booking&stars=4', found([1, 2, 3])],
    ])
    const filters = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
    await page.getByRole('link', { name: 'Parking: remove this filter' }).waitFor()
    expect(await filters.allTextContents()).toEqual(['Parking', '4 stars', 'Reset all filters'])
    expect(await filters.first().getAttribute('href')).toBe('/fr/week-ends?stars=4')
    expect(await violations(page)).toEqual([])
    await filters.first().press('Enter')
    await heading(page, '3 hotels')
    // The link was removed with its filter.
    await expect.poll(() => focused(page)).toBe('3 hotels')
    expect(new URL(page.url()).hash).toBe('#stars=4')
    await page.getByRole('link', { name: 'Reset all filters' }).press('Enter')
    await expect.poll(() => served(page)).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
  })

  // @rule S4.58 S8.3
  it('are followed by fallbacks when they are few: three each, without the hotels found, and the way to all of them', async ({
    open,
    tolerate,
  }) => {
    const bruges = { type: 'city', id: 5, label: 'Bruges', inLabel: 'in Bruges', uri: '/week-ends/bruges' }
    const few = found([1])
    const details = { ...few.searchDetails, location: { lat: 51.2, lng: 3.2 }, locationHierarchy: [bruges] }
    const { page, queries } = await open('/fr/week-ends#city=5&theme=3', [
      ['theme=3&city=5', { ...few, searchDetails: details }],
      ['distanceMax=30', found([2, 3, 4])],
      ['city=5&excluded', found([6])],
      ['theme=3&lat=51.2&lng=3.2&distanceMax=30', 503],
    ])
    await heading(page, '1 hotel')
    await page.getByText('Suggestion of stays, these results might be outside of your search criteria.').waitFor()
    await heading(page, 'A little further, all themes')
    await heading(page, 'In Bruges, all themes')
    expect(queries).toHaveLength(4)
    expect(queries.slice(1).every((call) => call.includes('excludedHotelIds=1&') && call.includes('limit=3'))).toBe(true)
    const around = page.locator('section', { has: page.getByRole('heading', { name: 'A little further, all themes' }) })
    expect(await around.getByRole('article').count()).toBe(3)
    const more = await around.getByRole('link', { name: 'See more offers' }).getAttribute('href')
    expect(more).toBe('/fr/week-ends/bruges?distanceMax=30&lat=51.2&lng=3.2&sort=distance')
    expect(await violations(page)).toEqual([])
    tolerate(/503/)
  })

  // @rule S4.64
  it('say that only fallbacks were found, after a placeholder', async ({ open }) => {
    let late: (response: object) => void = () => {}
    const slow = new Promise<object>((resolve) => {
      late = resolve
    })
    const { page } = await open('/fr/week-ends#country=5&theme=3', [
      ['', found([])],
      ['excluded', slow],
      ['limit=3', slow],
    ])
    await page.getByText('We are looking for the next availabilities...').waitFor()
    late(found([6]))
    await page.getByText('No exact results found. Suggestion of stays,').waitFor()
    expect(await page.getByText('We are looking for').count()).toBe(0)
  })

  // @rule S8.10
  it('say when they could not be fetched, and try again', async ({ open, tolerate }) => {
    const responses: [string, object | number][] = [['', 503]]
    const { page } = await open('/fr/week-ends#stars=4', responses)
    await heading(page, 'Oops, something went wrong')
    responses.push(['', found([1])])
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, '1 hotel')
    tolerate(/503/)
  })

  // @rule S2.34
  it('say that a family shares a room, but not for the Family theme', async ({ open }) => {
    const { page } = await open('/fr/week-ends#c=2', [['', found([1])]])
    await page.getByText('everyone stays in one room').waitFor()
    await go(page, 'c=2&theme=39')
    await expect.poll(() => page.getByText('everyone stays in one room').count()).toBe(0)
  })
})
