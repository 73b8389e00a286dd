import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it, type Visit } from './fixture/it.ts'

const bourges = { label: 'Bourges', context: 'Cher', kind: 'city', value: 18, latitude: 47.1, longitude: 2.4 }
const props = { path: {}, query: '', action: '/fr/week-ends', compact: false, periods: [] }
const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' })

const isHydrated = () =>
  Object.keys(document.querySelector('travel-island > :first-child') ?? {}).some((key) => key.startsWith('__reactProps'))

/** A search box with a part that loads, or fails, on the test's command. */
async function withLate(visit: Visit, part: string) {
  const responses = {
    'autocomplete-geonames.json': { suggestions: [bourges] },
    'recommendedAutocomplete.json': { suggestions: [{ ...bourges, label: 'Alsace', value: 5 }] },
  }
  const visited = await visit('search-box', { props, at: '/fr' }, { responses })
  const { page } = visited
  const late = Promise.withResolvers<boolean>()
  await page.route(`**/${part}*`, async (route) => ((await late.promise) ? route.continue() : route.abort()))
  const requested = page.waitForRequest(`**/${part}*`)
  await page.reload()
  await page.waitForFunction(isHydrated)
  return { ...visited, requested, arrive: () => late.resolve(true), fail: () => late.resolve(false) }
}

describe('the destination while the code of its list is on its way', () => {
  it('keeps what is typed, and lists its places then', async ({ visit }) => {
    const { page, requested, arrive } = await withLate(visit, 'PlaceSuggestions')
    await destination(page).pressSequentially('bour')
    await requested
    expect(await destination(page).inputValue()).toBe('bour')
    arrive()
    await page.getByRole('option', { name: 'Bourges' }).waitFor()
    for (const key of ['ArrowDown', 'Enter']) await destination(page).press(key)
    expect(await destination(page).inputValue()).toBe('Bourges')
  })

  it.for([
    ['a click', (page: Page) => destination(page).click()],
    ['an arrow key', (page: Page) => destination(page).press('ArrowDown')],
  ] as const)('opens the list then after %s', async ([, act], { visit }) => {
    const { page, requested, arrive } = await withLate(visit, 'PlaceSuggestions')
    await act(page)
    await requested
    arrive()
    await page.getByRole('option', { name: 'Alsace' }).waitFor()
  })

  it('has no list once the keyboard has gone on', async ({ visit }) => {
    const { page, requested, arrive } = await withLate(visit, 'PlaceSuggestions')
    await destination(page).click()
    await requested
    await page.keyboard.press('Tab')
    const code = page.waitForResponse('**/PlaceSuggestions*')
    arrive()
    await (await code).finished()
    await page.getByRole('button', { name: 'Dates' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
  })
})

describe('Search while its code is on its way', () => {
  const there = async (page: Page) => {
    await page.route('**/week-ends**', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }) : route.fallback(),
    )
  }

  it('goes to the results once it is there', async ({ visit }) => {
    const { page, requested, arrive } = await withLate(visit, 'start-search')
    await there(page)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await requested
    arrive()
    await page.waitForURL('**/fr/week-ends')
  })

  it('leaves the search to the server when it does not come', async ({ visit, tolerate }) => {
    const { page, requested, fail } = await withLate(visit, 'start-search')
    await there(page)
    await destination(page).fill('bourges')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await requested
    fail()
    await page.waitForURL('**/fr/week-ends?q=bourges')
    tolerate(/start-search/)
  })
})
