import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { type Answers, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

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
const asked = 'facets.json?locale=fr_FR&flow=booking'

const open = (answers: Answers, facets: object | null = served, query = '') =>
  visit(
    fixture,
    'filters',
    { props: { path: {}, query, action: '/fr/week-ends', ...(facets && { facets }) }, at: '/fr/week-ends' },
    'wide',
    answers,
  )
const sections = (page: Page) => page.locator('summary:visible').allTextContents()
const section = (page: Page, name: string) => page.locator('summary', { hasText: name })
const parking = (page: Page) => page.getByRole('checkbox', { name: 'Parking' })

describe('facets', () => {
  it('bring the activities, by group, once they are looked at', async () => {
    const { page, calls, end } = await open({ 'facets.json': { totalCount: 34, properties: [tag, highlighted, facility] } })
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
    expect(calls).toEqual([`${asked}&withActivities=true`])
    await end()
  })

  it('that fail show nothing and leave the filters as they were', async () => {
    const { page } = await open({})
    const said = page.waitForEvent('console', (message) => message.text() === 'Error fetching facets: Service Unavailable')
    await section(page, 'Facilities').click()
    await parking(page).check()
    await said
    expect(await parking(page).isChecked()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(page.url()).toContain('#facilities=parking')
    await page.context().close()
  })

  it('that the server could not have are asked for again, their sections shown once they are there', async () => {
    const { page, calls, end } = await open({ 'facets.json': served }, null)
    await section(page, 'Facilities').waitFor()
    expect(await sections(page)).toEqual(['Activities', 'Price', 'Distance', 'Facilities'])
    expect(calls).toEqual([asked])
    await end()
    const failed = await open({}, null)
    expect(await sections(failed.page)).toEqual(['Price', 'Distance'])
    await failed.page.context().close()
  })

  it('of an earlier choice never take the place of a later one’s', async () => {
    const { page, end } = await open({})
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
    await page.getByRole('button', { name: 'See 2 results' }).waitFor()
    for (const release of releases) release()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('button', { name: 'See 2 results' }).isVisible()).toBe(true)
    await end()
  })
})
