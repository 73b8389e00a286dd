import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { WishedProduct } from '../../src/contract/wished-products.ts'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const facility = (code: string) => ({ code, label: code })
const offer = (id: number, label: string) => ({
  id,
  itemCategory: 'weekend' as const,
  label,
  uri: `/sejour/${id}`,
  hotel: {
    id,
    label: `Hotel ${label}`,
    stars: 3,
    location: { label: 'Reims', latitude: 49, longitude: 4 },
    review: { average: 8.4, count: 12 },
  },
  images: [],
  headwords: ['1 night with breakfast'],
  nights: 1,
  participants: 2,
})
const stay = (id: number, label: string, ...facilities: string[]): WishedProduct => ({
  state: 'onSale',
  wish: `STAY:${id}`,
  facilities: facilities.map(facility),
  distanceToCenter: id / 10,
  offer: { ...offer(id, label), sellPrice: id * 100_00, priceType: 'from' },
})
const soldOut: WishedProduct = { state: 'soldOut', wish: 'STAY:4', facilities: [], offer: offer(4, 'Dunes') }
const expired: WishedProduct = { state: 'expired', wish: 'STAY:5', facilities: [], offer: offer(5, 'Moor') }
const products = [stay(1, 'Beach', 'spa', 'wifi'), stay(2, 'Forest', 'wifi'), stay(3, 'Castle', 'bar'), soldOut, expired]
const ids = products.map(({ wish }) => wish)

interface OpenOptions {
  readonly screen?: Screen
  readonly wishes?: readonly string[]
  readonly at?: string
  readonly responses?: Readonly<Record<string, unknown>>
}

const store = (page: Page, text: string) =>
  page.addInitScript((list) => localStorage.getItem('escale.wishes') ?? localStorage.setItem('escale.wishes', list), text)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('escale.wishes'))

const it = base.extend(
  'opened',
  ({ visit }) =>
    ({ screen = 'wide', wishes = ids, at = '/', responses = { 'products.json': { products } } }: OpenOptions = {}) =>
      visit(
        'wishlist',
        { props: {}, at, view: { wishlist: true } },
        { screen, responses, before: (page) => store(page, wishes.join(' ')) },
      ),
)

const titles = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()

describe('the wishlist', () => {
  // @rule B6.43
  it('has a card for each product, and marks what cannot be booked', async ({ opened }) => {
    const { page, calls } = await opened()
    await expect.poll(() => titles(page)).toEqual(['Beach', 'Forest', 'Castle', 'Dunes', 'Moor'])
    expect(calls).toEqual([`products.json?locale=fr_FR&products=${ids.join(',')}&adult=2&child=0&baby=0`])
    expect(await page.getByText('Sold out at the moment').count()).toBe(1)
    expect(await page.getByText('No longer on sale').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  })

  // @rule B6.43
  it('is priced for the dates and guests of the hash, which links to products carry on', async ({ opened }) => {
    const { page, calls, address } = await opened({ at: '/#checkin=2027-04-02&checkout=2027-04-04&a=3' })
    await expect.poll(() => calls.at(-1)).toMatch(/checkin=2027-04-02&nights=2&adult=3&child=0&baby=0$/)
    const link = page.getByRole('link', { name: 'Beach', exact: true })
    expect(await link.getAttribute('href')).toBe('/fr/sejour/1#checkin=2027-04-02&checkout=2027-04-04&a=3')
    expect(await page.getByText('Not available for your dates').count()).toBe(1)

    await page.getByRole('button', { name: /Participants/ }).click()
    await page
      .getByRole('button', { name: /Children/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => calls.at(-1)).toMatch(/adult=3&child=1&baby=0$/)
    expect(address()).toBe('/#checkin=2027-04-02&checkout=2027-04-04&a=3&c=1')
  })

  it('has no prices for dates that are past, and says so until others are chosen', async ({ opened }) => {
    const { page, calls } = await opened({ at: '/#checkin=2020-04-02&checkout=2020-04-04' })
    await expect.poll(() => calls.at(-1)).toMatch(/products=[^&]+&adult=2/)
    await page.getByText('An arrival on jeudi 2 avril 2020 can no longer be booked. Please choose other dates.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => location.assign('#checkin=2027-04-02&checkout=2027-04-04'))
    await page.getByText('can no longer be booked').waitFor({ state: 'hidden' })
  })

  it('gives a removed product back to its place, by keyboard', async ({ opened }) => {
    const { page } = await opened()
    const heart = page.getByRole('button', { name: 'In my wishlist: Forest' })
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => stored(page)).toBe('STAY:1 STAY:3 STAY:4 STAY:5')
    expect(await page.getByText('Removed from your wishlist: Forest').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Beach', 'Forest', 'Castle', 'Dunes', 'Moor'])
    expect(await stored(page)).toBe(ids.join(' '))
    await expect.poll(() => heart.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('follows the other tabs', async ({ opened }) => {
    const { page } = await opened()
    await expect.poll(() => titles(page)).toHaveLength(5)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.evaluate(() => localStorage.setItem('escale.wishes', 'STAY:1 STAY:2 STAY:4 STAY:5'))
    await expect.poll(() => titles(page)).toEqual(['Beach', 'Forest', 'Dunes', 'Moor'])
    await other.close()
  })

  it('offers to remove what no longer exists', async ({ opened }) => {
    const { page } = await opened({ wishes: ['STAY:1', 'STAY:77'] })
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect.poll(() => stored(page)).toBe('STAY:1')
    expect(await titles(page)).toEqual(['Beach'])
  })

  it('has a way on when it is empty, and when the prices fail', async ({ opened, visit, tolerate }) => {
    tolerate(/503/)
    const { page } = await opened({ wishes: [] })
    expect(await page.getByRole('link', { name: 'See all our stays' }).getAttribute('href')).toBe('/fr/week-ends')
    expect(await violations(page)).toEqual([])
    const failing = await visit('wishlist', { props: {} }, { before: (opening) => store(opening, 'STAY:1') })
    await failing.page.getByRole('alert').waitFor()
    await failing.page.route('**/api/products.json?*', (route) => route.fulfill({ json: { products } }))
    await failing.page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => titles(failing.page)).toEqual(['Beach'])
  })

  it('is not called empty where the browser refuses to keep it', async ({ visit }) => {
    const refuse = (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        }),
      )
    const { page } = await visit('wishlist', { props: {}, view: { wishlist: true } }, { before: refuse })
    await page.getByText('Your browser does not keep your wishlist').waitFor()
    expect(await page.getByText('Your wishlist is empty').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  // @rule B6.44
  it('is shared by an address with its products, dates and guests', async ({ opened }) => {
    const { page } = await opened({ wishes: ['STAY:1', 'ACTIVITY:2'], at: '/#checkin=2027-04-02&checkout=2027-04-04' })
    expect(await page.getByRole('button', { name: 'Share' }).getAttribute('data-share')).toBe(
      '/fr/favoris?ids=1-a2&checkin=2027-04-02&checkout=2027-04-04',
    )
  })
})

describe('the comparison', () => {
  const choose = async (page: Page, ...names: string[]) => {
    for (const name of names) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  }

  it('is a table of two or three stays with a header for each row and column', async ({ opened }) => {
    const { page } = await opened({ at: '/#checkin=2027-04-02&checkout=2027-04-04' })
    await choose(page, 'Beach')
    expect(await page.getByRole('button', { name: 'Compare' }).count()).toBe(0)
    await choose(page, 'Forest', 'Dunes')
    expect(await page.getByRole('checkbox', { name: 'Compare Castle' }).isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Compare Moor' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Compare' }).press('Enter')

    const table = page.getByRole('table')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Comparison: 2–4/)
    const columns = await table.getByRole('columnheader').allTextContents()
    expect(columns.map((text) => text.slice(0, 5))).toEqual(['Beach', 'Fores', 'Dunes'])
    const row = async (name: string) =>
      (await table.getByRole('row', { name }).getByRole('cell').allTextContents()).map((text) => text.trim())
    expect(await row('Price')).toEqual([expect.stringMatching(/100\s€/), expect.stringMatching(/200\s€/), 'Not available for your dates'])
    expect(await row('To the centre')).toEqual([expect.stringMatching(/0,1/), expect.stringMatching(/0,2/), '–'])
    expect(await row('wifi')).toEqual(['Yes', 'Yes', 'No'])
    expect(await row('spa')).toEqual(['Yes', 'No', 'No'])
    expect(await violations(page)).toEqual([])

    await table.getByRole('button', { name: 'Leave out Dunes' }).click()
    expect(await table.getByRole('columnheader').count()).toBe(2)
    await page.getByRole('button', { name: 'Close the comparison' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Compare')
  })

  it.for(['wide', 'narrow'] as const)('covers and moves no box that chooses a stay, on a %s screen', async (screen, { opened }) => {
    const { page } = await opened({ screen })
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await page.getByText('Choose two or three stays to compare.').waitFor()
    await boxes.first().scrollIntoViewIfNeeded()
    const places = () => boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top))
    /** Boxes on the screen that something else covers. */
    const covered = () =>
      boxes.evaluateAll((all) =>
        all.flatMap((box) => {
          const { left, top, width, height } = box.getBoundingClientRect()
          const at = document.elementFromPoint(left + width / 2, top + height / 2)
          return at && at !== box && !at.contains(box) && !box.closest('label')?.contains(at) ? [at.outerHTML.slice(0, 80)] : []
        }),
      )
    const before = await places()
    for (const at of [0, 1]) {
      await boxes.nth(at).check()
      expect([await covered(), await places()]).toEqual([[], before])
      await boxes.nth(at + 1).scrollIntoViewIfNeeded()
      before.splice(0, before.length, ...(await places()))
    }
  })

  it('scrolls within a narrow screen, where the names of its rows stay in sight', async ({ opened }) => {
    const { page } = await opened({ screen: 'narrow' })
    await choose(page, 'Beach', 'Forest', 'Castle')
    await page.getByRole('button', { name: 'Compare' }).click()
    const region = page.getByRole('region', { name: /^Comparison/ }).last()
    await region.focus()
    await region.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }))
    const header = page.getByRole('rowheader', { name: 'Price' })
    const [outer, inner] = await Promise.all([region.boundingBox(), header.boundingBox()])
    expect(Math.abs((outer?.x ?? 0) - (inner?.x ?? 99))).toBeLessThan(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
