import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const hotels = [
  { id: 1, label: 'Hotel 1', lat: 51.2, lng: 3.22 },
  { id: 2, label: 'Hotel 2', lat: 51.21, lng: 3.25 },
]
const points = {
  exactMatch: hotels.map(({ id, label, lat, lng }) => ({
    id: id + 100,
    label,
    location: { lat, lng },
    weekend: [{ id, price: { sellPrice: 12_000 + id, priceType: 'from', nights: 1 } }],
  })),
  searchDetails: { totalCount: 2 },
}
const card = {
  id: 1,
  itemCategory: 'weekend',
  label: 'Spa by the canal',
  uri: '/sejour/1',
  hotel: { id: 101, label: 'Hotel 1', stars: 4, location: { label: 'Bruges', latitude: 51.2, longitude: 3.22 } },
  images: [],
  headwords: [],
  sellPrice: 12_001,
  priceType: 'from',
  nights: 1,
}
const listed = { exactMatch: [card], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 2, location: bruges.point } }

const cards = [1, 2].map((id) => `<div><article data-offer="${id}"><h2><a href="#stay-${id}">Card ${id}</a></h2></article></div>`)
/** The part of a search page that the map shares with other islands: two cards, and the place of the map. */
const results = `<div id="results">${cards.join('')}
<div id="map-beside" style="position: relative; display: flex; block-size: 500px"></div></div>`

const it = base.extend('open', ({ visit }) => async () => {
  const visited = await visit(
    'results-map',
    { props: { path: { destination: bruges }, query: '' }, at: '/fr/week-ends/bruges', after: results },
    { browser: 'drawing', responses: { 'offers.json': listed, 'offers.json?performMapSearch': points } },
  )
  const { page } = visited
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('button', { name: 'Hotel 1, from' }).waitFor()
  return visited
})

const marked = (page: Page) => page.locator('article[data-on-map]').allInnerTexts()

describe('the map beside the results', () => {
  // @rule S4.66
  it('is in step with the cards: each marks the other, and a chosen pin shows its card', async ({ open }) => {
    const { page } = await open()
    const pin = page.getByRole('button', { name: 'Hotel 2, from' })
    await pin.focus()
    await expect.poll(() => marked(page)).toEqual(['Card 2'])
    await page.getByRole('link', { name: 'Card 1' }).focus()
    await expect.poll(() => marked(page)).toEqual(['Card 1'])
    await page.getByRole('button', { name: 'Hotel 1, from' }).press('Enter')
    await page.getByRole('link', { name: 'Spa by the canal' }).waitFor()
    expect(await marked(page)).toContain('Card 1')
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.67
  it('searches the area that it is moved to, at once or by its button', async ({ open }) => {
    const { page, address } = await open()
    const here = page.getByRole('button', { name: 'Search in this area' })
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await here.waitFor()
    expect(address()).not.toContain('lat=')
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).check()
    await expect.poll(address).toMatch(/#lat=51\.\d+&lng=3\.\d+&distanceMax=\d+$/)
    const first = address()
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('region', { name: 'Map of the results' }).press('ArrowRight')
    await expect.poll(address).not.toBe(first)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await here.count()).toBe(0)
  })

  // @rule S2.59
  it('is remembered, hidden by its button and enlarged to the overlay', async ({ open }) => {
    const { page } = await open()
    const button = page.getByRole('button', { name: 'Map', exact: true })
    await page.getByRole('button', { name: 'Enlarge the map' }).press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: '2 hotels à Bruges' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Map of the results' }).waitFor()
    await page.reload()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await page.getByRole('region', { name: 'Map of the results' }).count()).toBe(0)
  })
})
