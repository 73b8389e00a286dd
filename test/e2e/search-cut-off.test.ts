import type { Page } from 'playwright'
import { expect } from 'vitest'
import { it, type Visitor } from './it.ts'

/** Returns the check-in dates of a page's API calls, opened at this hour of 15 March 2027. */
async function checkinsAt(visitor: Visitor, hour: number): Promise<{ page: Page; checkins: Map<string, Set<string>> }> {
  const page = await visitor()
  const checkins = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const call = searchParams.has('performMapSearch') ? 'map' : pathname.slice('/api/'.length)
    checkins.set(call, (checkins.get(call) ?? new Set()).add(searchParams.get('checkin') ?? 'none'))
  })
  await page.route('**/fr/week-ends/normandie', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"hour":\d+/g, `"hour":${hour}`) })
  })
  await page.goto('/fr/week-ends/normandie#checkin=2027-03-15&checkout=2027-03-17&stars=4')
  return { page, checkins }
}

it.for([
  [19, 'request', true],
  [20, 'refuse', false],
] as const)('at %s:30 results, filters, map and search box all %s an arrival today', async ([hour, , accepted], { visitor }) => {
  const { page, checkins } = await checkinsAt(visitor, hour)
  const dates = page.locator('travel-island[data-name=search-box]').getByRole('button', { name: /^Dates/ })
  await page.locator('travel-island[data-name=results] > div:not([data-server]) article').first().waitFor()
  await expect.poll(() => dates.textContent()).toMatch(accepted ? /15 mars/ : /Arrivée – Départ/)
  await page.locator('travel-island[data-name=filters] summary', { hasText: 'Prix' }).click()
  await page.getByRole('button', { name: 'Carte', exact: true }).click()
  // Fallbacks of a search with dates may drop them.
  const requestedForToday = () => ['offers.json', 'facets.json', 'map'].map((call) => checkins.get(call)?.has('2027-03-15'))
  await expect.poll(requestedForToday).toEqual([accepted, accepted, accepted])
})
