import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Responses } from './fixture/it.ts'

const highlighted = {
  propertyType: 'highlighted',
  values: [
    { id: '1', name: 'Spa', count: 12 },
    { id: '1', name: 'Spa again', count: 12 },
  ],
}
const facility = { propertyType: 'facility', values: [{ id: 'parking', name: 'Parking', count: 20 }] }
const tag = {
  propertyType: 'tag',
  values: [
    { id: '1', name: 'Spa', count: 12, group: 'Wellness' },
    { id: '2', name: 'Dinner', count: 3, group: 'Food' },
  ],
}
const served = { totalCount: 34, properties: [highlighted, facility] }
const sent = 'facets.json?locale=fr_FR&flow=booking'

const it = base.extend(
  'open',
  ({ visit }) =>
    (responses: Responses, facets: object | null = served, query = '', rendered?: string) =>
      visit(
        'filters',
        {
          props: { path: {}, query, action: '/fr/week-ends', ...(facets && { facets }) },
          at: '/fr/week-ends',
          ...(rendered && { rendered }),
        },
        { responses },
      ),
)
const sections = (page: Page) => page.locator('summary:visible').allTextContents()
const section = (page: Page, name: string) => page.locator('summary', { hasText: name })
const parking = (page: Page) => page.getByRole('checkbox', { name: 'Parking' })

describe('facets', () => {
  // @rule S2.24 S5.11
  it('bring the activities, by group, once they are looked at', async ({ open }) => {
    const { page, calls } = await open({ 'facets.json': { totalCount: 34, properties: [tag, highlighted, facility] } })
    expect(calls).toEqual([])
    await section(page, 'Facilities').click()
    await parking(page).waitFor()
    expect(calls).toEqual([])
    await page.setViewportSize({ width: 1280, height: 240 })
    await section(page, 'Activities').click()
    expect(await page.getByRole('button', { name: /^Spa/ }).count()).toBe(1)
    await page.getByRole('group', { name: 'Food' }).getByRole('checkbox', { name: 'Dinner' }).waitFor()
    const bottom = (await page.locator('[data-section=activities] [type=submit]').boundingBox())!
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(240)
    expect(calls).toEqual([`${sent}&withActivities=true`])
    expect(await violations(page)).toEqual([])
  })

  it('of a page that lay in a cache are counted again', async ({ open }) => {
    const counted = { totalCount: 12, properties: [highlighted, facility] }
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const old = await open({ 'facets.json': counted }, served, '', minutesAgo(5))
    await section(old.page, 'Facilities').click()
    await expect.poll(() => old.calls).toEqual([sent])
  })

  // @rule S8.13
  it('that fail show nothing and leave the filters as they were', async ({ open, tolerate }) => {
    const { page } = await open({})
    const text = page.waitForEvent('console', (message) => message.text() === 'Error fetching facets: Service Unavailable')
    await section(page, 'Facilities').click()
    await parking(page).check()
    await text
    expect(await parking(page).isChecked()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(page.url()).toContain('#facilities=parking')
    tolerate(/503/)
  })

  // @rule S2.20 S2.25
  it('that failed on the server are requested again, and their sections shown once loaded', async ({ open, tolerate }) => {
    const { page, calls } = await open({ 'facets.json': served }, null)
    await section(page, 'Facilities').waitFor()
    expect(await sections(page)).toEqual(['Activities', 'Price', 'Distance', 'Facilities'])
    expect(calls).toEqual([sent])
    expect(await violations(page)).toEqual([])
    const failed = await open({}, null)
    expect(await sections(failed.page)).toEqual(['Price', 'Distance'])
    tolerate(/503/)
  })

  // @rule S7.7
  it('of an earlier choice never replace those of a later one', async ({ open }) => {
    const { page } = await open({})
    const releases: (() => void)[] = []
    await page.route('**/api/facets.json**', async (route) => {
      const first = !route.request().url().includes('stars')
      if (first) await new Promise<void>((release) => releases.push(release))
      await route.fulfill({ json: { ...served, totalCount: first ? 1 : 2 } }).catch(() => {})
    })
    await page.getByRole('button', { name: 'More filters' }).click()
    await expect.poll(() => releases.length).toBe(1)
    expect(await page.getByRole('button', { name: 'See results' }).isVisible()).toBe(true)
    expect(await parking(page).last().isVisible()).toBe(true)
    await page.getByRole('checkbox', { name: '4 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'See 2 hotels' }).waitFor()
    for (const release of releases) release()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('button', { name: 'See 2 hotels' }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  })
})
