import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const size = 8
const stay = (id: number) => ({
  id,
  itemCategory: 'single_voucher',
  label: `Stay ${id}`,
  uri: `/sejour/${id}`,
  hotel: { id: id + 100, label: `Hotel ${id}`, stars: 4, location: { label: 'Bruges', latitude: 51.2, longitude: 3.22 } },
  images: [],
  headwords: [],
})
const pageOf = (ids: readonly number[]) => ({ exactMatch: ids.map(stay), searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 19 } })
/** After the first page, which the server has rendered: a whole one, one of three, and nothing. */
const pages = [[], [9, 10, 11, 12, 13, 14, 15, 16], [17, 18, 19], []].map(pageOf)
const points = {
  exactMatch: [
    { id: 102, label: 'Hotel 2', location: { lat: 51.2, lng: 3.22 }, weekend: [{ id: 2 }] },
    { id: 199, label: 'Hotel 99', location: { lat: 50.6, lng: 3.06 }, weekend: [{ id: 99 }] },
  ],
  searchDetails: { totalCount: 2 },
}

/** The server's part of the strip; entries as wide as a third of it. */
const served = `<ul id="box-stays" style="display: grid; grid-auto-flow: column; grid-auto-columns: 33%; overflow-x: auto">
${Array.from({ length: size }, (_, at) => `<li><article data-offer="${at + 1}"><h2><a href="/sejour/${at + 1}">Stay ${at + 1}</a></h2></article></li>`).join('')}
</ul>`

const it = base.extend('open', ({ visit }) => async (browser?: 'drawing') => {
  const requested: string[] = []
  const failing = new Set<number>()
  const visited = await visit(
    'box-stays',
    { props: { code: '201EBOX', total: 19 }, after: served },
    {
      responses: { 'weekend/99/detail.json': stay(99), 'weekend/2/detail.json': stay(2) },
      ...(browser && { browser }),
      before: (page) =>
        page.route('**/api/boxes/201EBOX/offers?**', (route) => {
          const query = new URL(route.request().url()).searchParams
          requested.push(query.get('performMapSearch') ? 'map' : `${query.get('page')} of ${query.get('limit')}`)
          if (query.get('performMapSearch')) return route.fulfill({ json: points })
          const at = Number(query.get('page'))
          return failing.has(at)
            ? route.fulfill({ status: 429, json: { error: { message: 'A moment, please.' } } })
            : route.fulfill({ json: pages[at] })
        }),
    },
  )
  return { ...visited, requested, failing }
})

const listed = (page: Page) => page.locator('#box-stays article[data-offer]').count()
const scrollToEnd = (page: Page) =>
  page.locator('#box-stays').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
const end = (page: Page) => page.locator('#box-stays [data-end]').count()

describe('the stays of a box', () => {
  // @rule B4.81 B9.84
  it('come eight at a time as the end of the strip becomes visible, until an empty page, each requested once', async ({ open }) => {
    const { page, requested } = await open()
    await expect.poll(() => end(page)).toBe(1)
    expect([await listed(page), requested]).toEqual([8, []])
    await scrollToEnd(page)
    await expect.poll(() => listed(page)).toBe(16)
    await scrollToEnd(page)
    await expect.poll(() => listed(page)).toBe(19)
    await scrollToEnd(page)
    await expect.poll(() => end(page)).toBe(0)
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online']) dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await scrollToEnd(page)
    expect(requested).toEqual(['1 of 8', '2 of 8', '3 of 8'])
    expect(await violations(page)).toEqual([])
  })

  // @rule B8.14
  it('show when the next ones do not come, and are requested again by the visitor only', async ({ open, tolerate }) => {
    tolerate(/429/)
    const { page, requested, failing } = await open()
    failing.add(1)
    await scrollToEnd(page)
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await page.getByRole('alert').getByText('A moment, please.').waitFor()
    expect([await listed(page), await end(page), requested]).toEqual([8, 0, ['1 of 8']])
    failing.clear()
    await again.press('Enter')
    await expect.poll(() => listed(page)).toBe(16)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay 9')
  })

  // @rule B4.82
  it('are all on a map in step with the strip: each marks the other, and a pin shows its stay, listed or not', async ({ open }) => {
    const { page, requested } = await open('drawing')
    const marked = () => page.locator('article[data-on-map]').allInnerTexts()
    await page.getByRole('button', { name: 'See on a map' }).click()
    await page.getByRole('region', { name: 'Map of the stays of this box' }).waitFor()
    await page.getByRole('button', { name: 'Hotel 2' }).focus()
    await expect.poll(marked).toEqual(['Stay 2'])
    await page.getByRole('link', { name: 'Stay 1', exact: true }).focus()
    await expect.poll(marked).toEqual(['Stay 1'])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Hotel 99' }).press('Enter')
    await page.getByRole('link', { name: 'Stay 99' }).waitFor()
    await page.getByRole('button', { name: 'Hide the map' }).click()
    await expect.poll(marked).toEqual([])
    expect(requested).toEqual(['map'])
  })
})
