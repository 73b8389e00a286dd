import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { BrowserKind } from '../chromium.ts'
import { violations } from '../axe.ts'
import { it as base, type Responses, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const stay = (id: number, label: string, lat: number, lng: number) => ({
  id,
  itemCategory: 'weekend',
  label,
  uri: `/sejour/${id}`,
  hotel: { id: id + 100, label: `Hotel ${id}`, stars: 4, location: { label: 'Bruges', latitude: lat, longitude: lng } },
  images: [{ url: picture, alt: '', sizes: { '120_80': picture, '640_360': picture, '960_540': picture, '1600_900': picture } }],
  headwords: ['1 night'],
  sellPrice: 12_000 + id,
  priceType: 'from',
  nights: 1,
})
const stays = [stay(1, 'Spa by the canal', 51.2, 3.22), stay(2, 'Beguinage', 51.21, 3.25)]
const listed = {
  exactMatch: [stays[0]],
  searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 1, location: bruges.point },
}
const points = {
  exactMatch: stays.map(({ id, hotel, sellPrice, nights }) => ({
    id: hotel.id,
    label: hotel.label,
    location: { lat: hotel.location.latitude, lng: hotel.location.longitude },
    weekend: [{ id, price: { sellPrice, priceType: 'from', nights } }],
  })),
  searchDetails: { totalCount: 2 },
}
const detail = { ...stays[1], nights: { min: 1, max: 2 } }
const offers = { offers: [{ weekendId: 2, nights: 1, paxCount: 2, hasSelectedDates: false, priceInfo: { sellPrice: 9_900 } }] }

const searched = { props: { path: { destination: bruges }, query: '' }, at: '/fr/week-ends/bruges' }
const known = { 'weekend/2/detail.json': detail, 'product/2/offers': offers }
interface Opened {
  readonly screen?: Screen
  readonly browser?: BrowserKind
  readonly responses?: Responses
  readonly shown?: FixtureIsland
}
const it = base.extend(
  'open',
  ({ visit }) =>
    async ({ screen = 'medium', browser = 'drawing', responses = known, shown = searched }: Opened = {}) => {
      const searches = { 'offers.json': listed, 'offers.json?performMapSearch': points }
      const visited = await visit('results-map', shown, { screen, browser, responses: { ...searches, ...responses } })
      await visited.page.getByRole('button', { name: 'Map' }).click()
      await visited.page.getByRole('dialog').waitFor()
      if (browser === 'drawing') await visited.page.getByRole('button', { name: 'Zoom in' }).waitFor()
      return visited
    },
)
const mapBox = async (page: Page) => {
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('no map')
  return box
}
/** The same page, with the map around the stay that only the map search returns. */
const aroundSecond = { ...searched, props: { path: { destination: { ...bruges, point: { lat: 51.21, lng: 3.25 } } }, query: '' } }
/** Presses the map at the stay in its centre until it responds; the pins may still be loading. */
const pressMiddle = async (page: Page, dx: number, until: () => Promise<boolean>) => {
  const box = await mapBox(page)
  await expect
    .poll(
      async () => {
        await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 - 12)
        return until()
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true)
}

describe('the map', () => {
  // @rule S2.59
  it('says how many results it shows, whatever their page, and whose map it is', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('heading', { name: '2 hotels' }).waitFor()
    expect(await page.getByRole('link', { name: 'OpenStreetMap' }).isVisible()).toBe(true)
    expect(await page.getByRole('region', { name: 'Map of the results' }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.65
  it('shows a pin’s card when it is pressed, and lets go when the map is', async ({ open }) => {
    const { page } = await open()
    const selected = page.getByRole('list', { name: 'Hotels on the map' }).getByRole('button', { pressed: true })
    await pressMiddle(page, 0, async () => (await selected.count()) === 1)
    expect(await page.getByRole('link', { name: 'Spa by the canal' }).count()).toBe(2)
    await pressMiddle(page, -200, async () => (await selected.count()) === 0)
  })

  // @rule S2.63 S4.65
  it('has a button for each pin, with its hotel and the price of its card, for keys and screen readers', async ({ open }) => {
    const { page } = await open()
    const pins = page.getByRole('list', { name: 'Hotels on the map' })
    const first = pins.getByRole('button', { name: /^Hotel 1, from 120,01/ })
    await first.focus()
    await expect.poll(() => page.locator('dialog li[data-stay]').first().getAttribute('data-selected')).toBe('true')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Hotel 2, from 120,02/)
    await page.keyboard.press('Home')
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('link', { name: 'Spa by the canal' }).count()).toBe(2)
  })

  it('has a button for a group of pins, with their number and lowest price, that opens it', async ({ open }) => {
    const { page } = await open()
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    const group = page.getByRole('button', { name: /^2 hotels, from 120,01.*, Zoom in$/ })
    await group.press('Enter')
    await page.getByRole('button', { name: /^Hotel 2, from 120,02/ }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Map of the results')
    expect(await page.getByRole('button', { name: 'Search in this area' }).isVisible()).toBe(true)
  })

  // @rule S2.59 S2.61
  it('does from the list what its pins do', async ({ open }) => {
    const { page } = await open()
    const show = page.getByRole('button', { name: 'Show Hotel 1 on the map' })
    await show.press('Enter')
    expect(await show.getAttribute('aria-pressed')).toBe('true')
    const card = page.getByRole('link', { name: 'Spa by the canal' }).last()
    expect(await card.getAttribute('href')).toBe('/fr/sejour/1')
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    expect(await show.getAttribute('aria-pressed')).toBe('false')
    expect(await show.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  // @rule S2.62
  it('lists further results on request, and moves the focus to the first of them', async ({ open }) => {
    const { page } = await open()
    const many = Array.from({ length: 30 }, (_, at) => stay(at + 1, `Stay ${at + 1}`, 51.2, 3.22))
    await page.route('**/api/offers.json?**', (route) => {
      const sent = new URL(route.request().url()).searchParams
      const from = 24 * Number(sent.get('page') ?? 0)
      return sent.has('performMapSearch')
        ? route.fulfill({ json: points })
        : route.fulfill({ json: { exactMatch: many.slice(from, from + 24), searchDetails: { ...listed.searchDetails, totalCount: 30 } } })
    })
    await page.evaluate(() => (location.hash = 'stars=4'))
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stay 25')
    expect(await page.locator('dialog li[data-stay]').count()).toBe(30)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.17
  it('opens a card in a tab of its own with Ctrl, from its list and from its pin', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Show Hotel 1 on the map' }).press('Enter')
    const links = page.getByRole('link', { name: 'Spa by the canal' })
    await expect.poll(() => links.count()).toBe(2)
    const opened: string[] = []
    await page.context().route('**/fr/sejour/1', (route) => {
      opened.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/html', body: '<title>Stay</title>' })
    })
    for (const link of await links.all()) await link.click({ modifiers: ['Control'] })
    await expect.poll(() => opened).toEqual(['/fr/sejour/1', '/fr/sejour/1'])
    expect(new URL(page.url()).pathname).toBe('/fr/week-ends/bruges')
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.66
  it('draws the selected stay larger, in a colour of its own, and a stay while it is pointed at', async ({ open }) => {
    const { page } = await open()
    // Pixels of the selected pin's colour (src/islands/controls/map/canvas/stay-map.ts) around the centre of the map.
    const marked = async () => {
      const box = await mapBox(page)
      const clip = { x: box.x + box.width / 2 - 40, y: box.y + box.height / 2 - 70, width: 80, height: 90 }
      const shot = (await page.screenshot({ clip })).toString('base64')
      return page.evaluate(async (png) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
        pen.drawImage(bitmap, 0, 0)
        const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
        let count = 0
        for (let at = 0; at < data.length; at += 4) if (data[at]! > 170 && data[at + 1]! < 90 && data[at + 2]! < 80) count++
        return count
      }, shot)
    }
    await expect.poll(marked, { timeout: 15_000 }).toBe(0)
    const show = page.getByRole('button', { name: 'Show Hotel 1 on the map' })
    await show.focus()
    await expect.poll(marked, { timeout: 15_000 }).toBeGreaterThan(400)
    await page.getByRole('button', { name: 'Close the map' }).focus()
    await expect.poll(marked, { timeout: 15_000 }).toBe(0)
    await show.press('Enter')
    await expect.poll(marked, { timeout: 15_000 }).toBeGreaterThan(400)
  })

  // @rule S7.17
  it('is ordered by value for money, whatever the list’s order', async ({ open }) => {
    const { page, calls } = await open({ shown: { ...searched, at: '/fr/week-ends/bruges#sort=priceAsc' } })
    const sent = (map: boolean) => calls.filter((call) => call.includes('performMapSearch') === map).at(-1) ?? ''
    await expect.poll(() => [sent(true), sent(false)].every(Boolean)).toBe(true)
    expect([sent(true).includes('orderBy'), sent(false).includes('orderBy=priceAsc')]).toEqual([false, true])
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  // @rule S2.61 S4.67
  it('searches in the area that was moved to, and stays there', async ({ open }) => {
    const { page, calls } = await open()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.getByRole('button', { name: 'Search in this area' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Map of the results')
    await expect.poll(() => page.url()).toMatch(/#lat=51\.\d+&lng=3\.\d+&distanceMax=\d+$/)
    await expect.poll(() => calls.filter((call) => /lat=51.*performMapSearch/.test(call) && !call.includes('city')).length).toBe(1)
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.69
  it('shows the card of a stay that the list has not, from its own detail, and tries again when that fails', async ({ open }) => {
    const responses = { 'weekend/2/detail.json': null, 'product/2/offers': offers }
    const { page, calls } = await open({ responses, shown: aroundSecond })
    await pressMiddle(page, 0, () => page.getByText('This stay could not be loaded.').isVisible())
    await page.route('**/api/weekend/2/detail.json?**', (route) => route.fulfill({ json: detail }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Beguinage' }).waitFor()
    expect(await page.locator('dialog article').last().innerText()).toMatch(/from\s+99/)
    expect(calls.some((call) => /^weekend\/2\/detail\.json\?.*fetchPageModel=true/.test(call))).toBe(true)
    expect(calls.some((call) => /^product\/2\/offers\?.*adult=2/.test(call))).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  it('shows a stay that the list has not at its cheapest date when dates are flexible', async ({ open }) => {
    const dates = [{ checkin: '2027-03-19', nights: 2, sellPrice: 19_200 }]
    const { page, calls } = await open({ shown: { ...aroundSecond, at: '/fr/week-ends/bruges#flexible=weekend&nights=2' } })
    await page.route('**/api/offers.json?**hotel=102**', (route) =>
      route.fulfill({ json: { ...listed, exactMatch: [{ ...stays[1], nights: 2, priceType: 'final', sellPrice: 19_200, dates }] } }),
    )
    await pressMiddle(page, 0, () => page.getByRole('link', { name: 'Beguinage' }).isVisible())
    const card = page.locator('dialog article').last()
    expect(await card.innerText()).toMatch(/ven\. 19 mars\s+192/)
    expect(await card.getByRole('link', { name: 'Beguinage' }).getAttribute('href')).toBe(
      '/fr/sejour/2#checkin=2027-03-19&checkout=2027-03-21',
    )
    expect(calls.some((call) => call.includes('hotel=102') && call.includes('flexible=weekend'))).toBe(true)
    expect(calls.some((call) => call.includes('product/2/offers'))).toBe(false)
  })

  it('marks in the list the stay whose pin is pointed at, and the one that has the focus', async ({ open }) => {
    const { page } = await open()
    const list = () => page.locator('dialog li[data-stay]').first().getAttribute('data-selected')
    await page.getByRole('button', { name: 'Show Hotel 1 on the map' }).focus()
    await expect.poll(list).toBe('true')
    await page.getByRole('button', { name: 'Close the map' }).focus()
    await expect.poll(list).toBeNull()
    const box = await mapBox(page)
    const point = async () => {
      await page.mouse.move(box.x + 40, box.y + 200)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 12)
      return list()
    }
    await expect.poll(point, { timeout: 15_000 }).toBe('true')
  })

  // @rule S2.63
  it('is moved and zoomed by keys', async ({ open }) => {
    const { page } = await open()
    const map = page.getByRole('region', { name: 'Map of the results' })
    const here = page.getByRole('button', { name: 'Search in this area' })
    for (const key of ['ArrowRight', 'ArrowUp', '+', '-']) {
      await map.press(key)
      await here.click()
      await here.waitFor({ state: 'detached' })
    }
    expect(page.url()).toMatch(/#lat=51\.2\d+&lng=3\.2[3-9]\d*&distanceMax=\d+$/)
  })

  it('follows the address while it is open', async ({ open }) => {
    const { page, calls } = await open()
    await page.evaluate(() => (location.hash = 'stars=4'))
    await expect.poll(() => calls.filter((call) => /stars=4.*performMapSearch=true/.test(call)).length).toBe(1)
  })

  // @rule S4.68
  it('waits for the centre of a place that only the response has', async ({ open }) => {
    const { page } = await open({ shown: { ...searched, props: { path: {}, query: 'region=8' } } })
    expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(true)
  })

  // @rule S7.14
  it('looks for stays to give, and shows the price of their vouchers', async ({ open }) => {
    const gift = { ...detail, priceList: [{ nights: 1, sellPrice: 21_000, sellPrices: [] }] }
    const shown = { ...aroundSecond, view: { flow: 'gifting' as const } }
    const { page, calls } = await open({ responses: { 'weekend/2/detail.json': gift }, shown })
    const mapped = () => calls.some((call) => /flow=gifting.*performMapSearch=true&performGiftableSearch=true/.test(call))
    await expect.poll(mapped).toBe(true)
    await pressMiddle(page, 0, () => page.getByRole('link', { name: 'Beguinage' }).isVisible())
    expect(await page.locator('dialog article').last().innerText()).toMatch(/210/)
    expect(await violations(page)).toEqual([])
  })

  it('gives the focus back to its button when it is closed', async ({ open }) => {
    const { page } = await open()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Map')
    expect(await violations(page)).toEqual([])
  })

  it('shows a chosen pin above its card on a narrow screen', async ({ open }) => {
    const { page } = await open({ screen: 'narrow' })
    const pin = page.getByRole('list', { name: 'Hotels on the map' }).getByRole('button', { name: /^Hotel 1, / })
    await pin.press('Enter')
    const card = page.getByRole('dialog').locator('div[aria-live] article')
    await card.waitFor()
    const clear = async () => {
      const [at, below] = await Promise.all([pin.boundingBox(), card.boundingBox()])
      return at !== null && below !== null && at.y > 0 && at.y + at.height <= below.y
    }
    await expect.poll(clear).toBe(true)
  })

  // @rule S2.61 S2.63 S2.71
  it('changes between map and list on a narrow screen', async ({ open }) => {
    const { page } = await open({ screen: 'narrow' })
    expect(await page.getByRole('link', { name: 'Spa by the canal' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'List' }).click()
    await page.getByRole('button', { name: 'Show Hotel 1 on the map' }).press('Enter')
    expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('List')
    expect(await page.getByRole('link', { name: 'Spa by the canal' }).last().isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.63
  it('is a list where nothing can be drawn', async ({ open }) => {
    const { page } = await open({ browser: 'flat' })
    await page.getByText('The map cannot be shown in this browser').waitFor()
    expect(await page.getByRole('link', { name: 'Spa by the canal' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: /on the map/ }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
