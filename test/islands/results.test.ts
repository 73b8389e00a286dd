import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptJson } from '../../src/hydration/island.ts'
import { marketOf } from '../../src/market/markets.ts'
import { type Fixture, openFixture, today } from './fixture/serve.ts'
import { axeFindings, screens } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

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
const answer = (ids: readonly number[], totalCount = ids.length) => ({
  exactMatch: ids.map(offer),
  searchDetails: { adult: 2, child: 0, baby: 0, totalCount },
})

/** A search page whose results the server rendered, as the takeover leaves it in the markup. */
const banners = ['One', 'Two'].map((title) => ({ title, image: offer(1).images[0], imagePosition: 'left', ctas: [], newTab: false }))
const html = (query = '', page = 0) => {
  const view = { site: { market: marketOf('fr'), base: '/fr' }, flow: 'booking', mode: { app: false, customerCare: false }, today }
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>results</title><link rel="icon" href="data:,">
<script type="module" src="/test/islands/fixture/start.ts"></script></head><body><main><h1>Stays</h1>
<travel-island data-name="results" data-id="r-" data-when="hash" data-takeover><div data-server><h2>30 hotels</h2><p>served</p></div>
<script type="application/json">${scriptJson({ path: {}, query, page, banners })}</script></travel-island></main>
<script type="application/json" id="site">${scriptJson(view)}</script></body></html>`
}

/** What the API answers: by what the query carries, the last that fits; a number is a status. */
type Answers = readonly (readonly [part: string, answer: object | number | Promise<object>])[]

const open = async (
  at: string,
  answers: Answers,
  served: { query?: string; page?: number } = {},
  screen: keyof typeof screens = 'wide',
) => {
  const context = await fixture.browser.newContext({ ...screens[screen], reducedMotion: 'reduce' })
  const page = await context.newPage()
  const calls: string[] = []
  await page.route('**/fr/week-ends**', (route) => route.fulfill({ contentType: 'text/html', body: html(served.query, served.page) }))
  await page.route('**/api/offers.json?**', async (route) => {
    const query = decodeURIComponent(new URL(route.request().url()).search)
    calls.push(query)
    const found = answers.findLast(([part]) => query.includes(part))?.[1]
    if (typeof found === 'number') return route.fulfill({ status: found })
    await route.fulfill({ json: await found }).catch(() => {})
  })
  await page.goto(fixture.url + at)
  return { page, calls, end: () => context.close() }
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const served = (page: Page) => page.getByText('served').isVisible()
const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash)
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()

describe('the results', () => {
  it('are the server’s as long as the hash says nothing', async () => {
    const { page, calls, end } = await open('/fr/week-ends#top', [['', answer([1])]])
    await page.waitForLoadState('networkidle')
    expect(await served(page)).toBe(true)
    expect(calls).toEqual([])
    await end()
  })

  it('are the hash’s once it carries criteria, and the server’s again without', async () => {
    const { page, calls, end } = await open('/fr/week-ends#stars=4', [['', answer([1, 2])]])
    await heading(page, '2 hotels')
    expect(await served(page)).toBe(false)
    expect(calls).toEqual(['?locale=fr_FR&flow=booking&stars=4'])
    expect(await page.getByRole('link', { name: 'Stay 1' }).getAttribute('href')).toBe('/fr/sejour/1')
    expect(await axeFindings(page)).toEqual([])
    await go(page, '')
    await expect.poll(() => served(page)).toBe(true)
    await page.goBack()
    await heading(page, '2 hotels')
    expect(calls).toHaveLength(1)
    await end()
  })

  it('stay readable until the next are there, and never fall back to an older answer', async () => {
    let late: (answer: object) => void = () => {}
    const slow = new Promise<object>((resolve) => {
      late = resolve
    })
    const { page, end } = await open('/fr/week-ends#stars=4', [
      ['stars=4', answer([1])],
      ['stars=5', slow],
      ['stars=3', answer([5, 6, 7])],
    ])
    await heading(page, '1 hotel')
    await go(page, 'stars=5')
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'Stay 1' }).isVisible()).toBe(true)
    await go(page, 'stars=3')
    await heading(page, '3 hotels')
    late(answer([9]))
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { name: '3 hotels' }).isVisible()).toBe(true)
    await end()
  })

  it('have a banner after the first row and one after index 9', async () => {
    const { page, end } = await open('/fr/week-ends#stars=4', [['', answer(Array.from({ length: 12 }, (_, at) => at))]])
    await heading(page, '12 hotels')
    const order = await page.locator('article h3, section h2').allTextContents()
    expect([order.indexOf('One'), order.indexOf('Two'), order.length]).toEqual([3, 10, 14])
    await end()
  })

  it('page through the search without losing it', async () => {
    const { page, calls, end } = await open('/fr/week-ends?flow=booking#stars=4', [
      ['', answer([1], 50)],
      ['page=1', answer([25], 50)],
      ['page=7', answer([], 50)],
    ])
    await heading(page, '50 hotels')
    const second = page.getByRole('link', { name: 'Page 2' })
    expect(await second.getAttribute('href')).toBe('/fr/week-ends?flow=booking&page=1#stars=4')
    await second.press('Enter')
    await heading(page, 'Stay 25')
    // The link has gone with its page.
    await expect.poll(() => focused(page)).toBe('50 hotels')
    expect(page.url()).toContain('page=1#stars=4')
    expect(calls).toHaveLength(2)
    await page.goBack()
    await heading(page, 'Stay 1')
    // A page that there is not, or not any more.
    await page.goto(page.url().replace('#', '&page=7#'))
    await heading(page, '50 hotels')
    expect(await page.getByText('No results').count()).toBe(0)
    await page.getByRole('link', { name: 'Page 1' }).press('Enter')
    await heading(page, 'Stay 1')
    await end()
  })

  it('are where they were left when the visitor comes back from a stay, or from another page', async () => {
    const ids = Array.from({ length: 24 }, (_, at) => at + 1)
    const { page, end } = await open('/fr/week-ends#stars=4', [
      ['', answer(ids, 50)],
      ['page=1', answer([25], 50)],
    ])
    await page.route('**/fr/sejour/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>stay</title><h1>A stay</h1>' }))
    const top = () => page.evaluate(() => Math.round(scrollY))
    await heading(page, '50 hotels')
    await page.getByRole('link', { name: 'Stay 20' }).scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => history.state?.top === scrollY && scrollY > 500)).toBe(true)
    const left = await top()
    await page.getByRole('link', { name: 'Stay 20' }).click()
    await heading(page, 'A stay')
    await page.goBack()
    await expect.poll(top).toBe(left)
    expect(await page.getByRole('link', { name: 'Stay 20' }).isVisible()).toBe(true)

    const second = page.getByRole('link', { name: 'Page 2' })
    await second.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate((from) => history.state?.top === scrollY && scrollY > from, left)).toBe(true)
    const bottom = await top()
    await second.click()
    await heading(page, 'Stay 25')
    expect(await top()).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(bottom)
    await end()
  })

  it.each(['wide', 'narrow'] as const)(
    'begin at their top on another page: of the page, on a phone of the results (%s)',
    async (screen) => {
      const many = (from: number) =>
        answer(
          Array.from({ length: 24 }, (_, at) => from + at),
          50,
        )
      const { page, end } = await open(
        '/fr/week-ends#stars=4',
        [
          ['', many(1)],
          ['page=1', many(25)],
        ],
        {},
        screen,
      )
      await heading(page, '50 hotels')
      await page.addStyleTag({ content: 'h1 { min-block-size: 600px } article { min-block-size: 300px }' })
      await page.getByRole('link', { name: 'Page 2' }).click()
      await heading(page, 'Stay 25')
      const top = () => page.locator('travel-island').evaluate((island) => Math.round(island.getBoundingClientRect().top))
      if (screen === 'wide') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      else await expect.poll(async () => Math.abs(await top()) <= 100 && (await page.evaluate(() => scrollY)) > 400).toBe(true)
      await end()
    },
  )

  it('offer a way out when there are none', async () => {
    const { page, end } = await open('/fr/week-ends#stars=4', [['', answer([])]])
    await heading(page, 'No results.')
    await page.getByRole('button', { name: 'Remove all filters' }).press('Enter')
    await expect.poll(() => served(page)).toBe(true)
    await expect.poll(() => focused(page)).toBe('30 hotels')
    expect(new URL(page.url()).hash).toBe('')
    await end()
  })

  it('are followed by fallbacks when they are few: three each, without the hotels found, and the way to all of them', async () => {
    const bruges = { type: 'city', id: 5, label: 'Bruges', inLabel: 'in Bruges', uri: '/week-ends/bruges' }
    const few = answer([1])
    const details = { ...few.searchDetails, location: { lat: 51.2, lng: 3.2 }, locationHierarchy: [bruges] }
    const { page, calls, end } = await open('/fr/week-ends#city=5&theme=3', [
      ['theme=3&city=5', { ...few, searchDetails: details }],
      ['distanceMax=30', answer([2, 3, 4])],
      ['city=5&excluded', answer([6])],
      ['theme=3&lat=51.2&lng=3.2&distanceMax=30', 503],
    ])
    await heading(page, '1 hotel')
    await page.getByText('Suggestion of stays, these results might be outside of your search criteria.').waitFor()
    await heading(page, 'Bruges and around, all themes')
    await heading(page, 'In Bruges, all themes')
    expect(calls).toHaveLength(4)
    expect(calls.slice(1).every((call) => call.includes('excludedHotelIds=1&') && call.includes('limit=3'))).toBe(true)
    const around = page.locator('section', { has: page.getByRole('heading', { name: 'Bruges and around, all themes' }) })
    expect(await around.getByRole('article').count()).toBe(3)
    const more = await around.getByRole('link', { name: 'See more offers' }).getAttribute('href')
    expect(more).toBe('/fr/week-ends/bruges?lat=51.2&lng=3.2&distanceMax=30&sort=distance')
    expect(await axeFindings(page)).toEqual([])
    await end()
  })

  it('say that only fallbacks were found, after a placeholder', async () => {
    let late: (answer: object) => void = () => {}
    const slow = new Promise<object>((resolve) => {
      late = resolve
    })
    const { page, end } = await open('/fr/week-ends#country=5&theme=3', [
      ['', answer([])],
      ['excluded', slow],
      ['limit=3', slow],
    ])
    await page.getByText('We are looking for the next availabilities...').waitFor()
    late(answer([6]))
    await page.getByText('No exact results found. Suggestion of stays,').waitFor()
    expect(await page.getByText('We are looking for').count()).toBe(0)
    await end()
  })

  it('say when they could not be fetched, and try again', async () => {
    const answers: [string, object | number][] = [['', 503]]
    const { page, end } = await open('/fr/week-ends#stars=4', answers)
    await heading(page, 'Oops, something went wrong')
    answers.push(['', answer([1])])
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, '1 hotel')
    await end()
  })

  it('say that a family shares a room, but not for the Family theme', async () => {
    const { page, end } = await open('/fr/week-ends#c=2', [['', answer([1])]])
    await page.getByText('everyone stays in one room').waitFor()
    await go(page, 'c=2&theme=39')
    await expect.poll(() => page.getByText('everyone stays in one room').count()).toBe(0)
    await end()
  })
})
