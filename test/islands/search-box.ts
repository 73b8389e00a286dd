import type { Page } from 'playwright'
import { expect } from 'vitest'
import { it as base, type Responses, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
export const props = { path: {}, query: '', action: '/fr/week-ends', compact: false, periods: [] }
export const onBruges = { ...props, compact: true, path: { destination: bruges } }
export const responses: Responses = {
  'autocomplete-geonames.json': {
    suggestions: [
      { label: 'Bourgogne', context: 'France', kind: 'region', value: 9, latitude: 47, longitude: 4.5, uri: 'bourgogne' },
      { label: 'Bourges', context: 'Cher', kind: 'city', value: 18, latitude: 47.1, longitude: 2.4 },
    ],
  },
  'recommendedAutocomplete.json': {
    suggestions: [{ label: 'Alsace', kind: 'region', value: 5, latitude: 48, longitude: 7, uri: 'alsace' }],
  },
}

/** Test of the search box on the home page, or as in `shown`. */
export const it = base.extend(
  'open',
  ({ visit }) =>
    (shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') =>
      visit('search-box', { props, at: '/fr', ...shown }, { screen, responses }),
)
export const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' })
export const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

/** Returns the address of a navigation, which is intercepted. */
export const sentTo = async (page: Page, act: () => Promise<void>) => {
  await page.route('**/week-ends**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }) : route.fallback(),
  )
  await act()
  await expect.poll(() => page.title()).toBe('there')
  const { pathname, search: query, hash } = new URL(page.url())
  return decodeURIComponent(pathname + query + hash)
}
