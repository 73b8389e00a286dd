import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { AnalyticsItem } from '../../src/contract/analytics.ts'
import { markets, pointOfSale } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { contextOf } from '../open-pages.ts'
import { chooseActivityDates } from './booking-steps.ts'
import { fileOf, moduleOf } from './built-files.ts'
import { it, type Visitor, type VisitorOptions } from './it.ts'
import { type ReceivedEvent, receivedFrom } from './received-events.ts'

/** Opens a page of a visitor who consented before. */
const consenting = (visitor: Visitor, options: VisitorOptions = {}) =>
  visitor({ ...options, consent: { measurement: true, personalisation: false } })

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('escale.client'), localStorage.getItem('escale.session')])
const layer = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))

/** What the stand-in of the collector shows of this browser. */
async function received(page: Page): Promise<ReceivedEvent[]> {
  const [client] = await stored(page)
  return receivedFrom(client)
}

describe('a journey', () => {
  // @rule B7.18 S7.43 S7.46 S3.85 S7.44 B4.97
  it('is an event for each step, in its order, with what was on the screen', async ({ visitor }) => {
    const page = await consenting(visitor)
    const names = async () => (await received(page)).map(({ name }) => name)
    const arrived = (name: string, times: number) =>
      expect.poll(async () => (await names()).filter((each) => each === name).length).toBe(times)
    await page.goto('/fr/week-ends/bretagne')
    await arrived('view_item_list', 1)
    await page.getByRole('button', { name: /^Thème\s/ }).click()
    const themes = page.getByRole('radiogroup', { name: 'Thème' })
    await themes.waitFor()
    expect(await layer(page)).toContain('search_overlay')
    await page.keyboard.press('Escape')
    await themes.waitFor({ state: 'hidden' })
    const card = page.locator('#results article').nth(1)
    const price = cents(await card.locator('p > b').last().textContent())
    await card.locator('h3 a').click()
    await page.waitForURL(/\/sejour\/\d+/)
    const stay = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
    await arrived('view_item', 1)
    await page.locator('#booking button[aria-haspopup="dialog"]').last().click()
    const nightsResponse = page.waitForResponse((response) => response.url().includes('/packageCheckoutNights.json'))
    await page.locator('dialog [role="gridcell"][data-state="selectable"]').nth(2).click()
    await arrived('select_checkin', 1)
    const checkin = (await page.locator('dialog [data-place="checkin"]').getAttribute('data-date')) ?? ''
    const [{ nights } = { nights: 1 }]: { nights: number }[] = await (await nightsResponse).json()
    const checkout = new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10)
    await page.locator(`dialog [data-state="selectable"][data-date="${checkout}"]`).click()
    await page.locator('#booking a[href*="/checkout"]').click()
    const leaves = async () => page.url().includes('/checkout?') || (await page.locator('#booking select[aria-invalid]').count()) > 0
    await expect.poll(leaves).toBe(true)
    if (!page.url().includes('/checkout?')) {
      await chooseActivityDates(page)
      await page.locator('#booking a[href*="/checkout"]').click()
    }
    await page.waitForURL(/\/checkout\?/)
    await arrived('page_launch', 3)
    const events = await received(page)
    const order = ['page_launch', 'view_item_list', 'search_overlay', 'select_item', 'page_launch', 'view_item', 'select_checkin']
    // What is seen while scrolling to a button comes in between.
    const steps = events.filter(
      ({ name }, at) => !/^view_(item_list|promotion)$/.test(name) || events.findIndex((each) => each.name === name) === at,
    )
    expect(steps.map(({ name }) => name).filter((name) => !/^(view_promotion|web_vital)$/.test(name))).toEqual([
      ...order,
      'add_to_cart',
      'page_launch',
    ])
    const paramsOf = (name: string) => events.find((event) => event.name === name)?.params
    expect(paramsOf('select_item')).toMatchObject({
      stay,
      index: 1,
      price,
      paxCount: 2,
      adult: 2,
      child: 0,
      baby: 0,
      searchType: 'exact',
      flowType: 'booking',
    })
    expect(paramsOf('select_item')).toMatchObject({
      hotel: { id: Math.floor(stay / 10) },
      dataFlowMode: expect.stringMatching(/pu(ll|sh)/),
    })
    expect(paramsOf('view_item')).toMatchObject({ stay, price })
    expect(paramsOf('select_checkin')).toMatchObject({ stay, checkin })
    expect(paramsOf('add_to_cart')).toMatchObject({ stay, flow: 'booking', nights })
    const later = new URL(page.url())
    later.searchParams.set('price', '100')
    await page.goto(later.href)
    await arrived('price_update', 1)
    const update = (await received(page)).find(({ name }) => name === 'price_update')?.params
    expect(update).toMatchObject({ stay, before: 100, after: paramsOf('add_to_cart')?.['price'] })
    expect(paramsOf('view_item_list')?.['items']).toContainEqual(expect.objectContaining({ index: 1, stay, price }))
  })

  // @rule B7.18
  it.for(markets.map((market) => [market.id, market] as const))(
    'reaches the collector of its market: %s',
    async ([, market], { visitor }) => {
      const page = await consenting(visitor)
      await page.goto(`${market.base}/${segments.stays[market.language]}`)
      const list = async () => (await received(page)).find(({ name }) => name === 'view_item_list')
      await expect.poll(list).toBeTruthy()
      const [launch] = await received(page)
      expect(launch).toMatchObject({ name: 'page_launch', pos: pointOfSale(market), params: { locale: market.locale, currency: 'EUR' } })
      const items = (await list())?.params['items'] as AnalyticsItem[]
      const cards = page.locator('#results article')
      for (const { index = -1, stay, price } of items) {
        const card = cards.nth(index)
        expect([stay, price]).toEqual([
          Number(await card.getAttribute('data-offer')),
          cents(await card.locator('p > b').last().textContent()),
        ])
      }
    },
  )
})

describe('what goes to a checkout', () => {
  const carts = async (page: Page) => (await received(page)).filter(({ name }) => name === 'add_to_cart').map(({ params }) => params)

  // @rule B7.19
  it('of a gift is reported with each choice of the giver, never with what was written', async ({ visitor }) => {
    const page = await consenting(visitor)
    await page.goto('/fr/sejour/10572?flow=gifting')
    await expect.poll(() => layer(page)).toContain('view_item')
    await page.locator('label:has(input[name="bucket"])').last().click()
    await page.locator('input[name="fromName"]').fill('Camille')
    await page.locator('textarea[name="message"]').fill('Bon voyage')
    await page.locator('textarea[name="message"]').blur()
    const item = { event: 'personalization_item', stay: 10572 }
    const chosen = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'personalization_item'))
    await expect.poll(chosen).toEqual([
      { ...item, kind: 'bucket', choice: '3' },
      { ...item, kind: 'fromName' },
      { ...item, kind: 'message' },
    ])
    await page.getByRole('region', { name: 'Offrir ce séjour' }).getByRole('button', { name: 'Offrir', exact: true }).click()
    await page.waitForURL(/\/checkout\/gift/)
    await expect
      .poll(() => carts(page))
      .toEqual([expect.objectContaining({ stay: 10572, flow: 'gifting', format: 'digital', price: expect.any(Number) })])
    expect(JSON.stringify(await received(page))).not.toMatch(/Camille|voyage/)
  })

  // @rule B7.19
  it('of a gift by post is reported at the price that is asked for, a gift card too', async ({ visitor }) => {
    const page = await consenting(visitor)
    const offer = (name: string) => page.getByRole('region', { name }).getByRole('button', { name: 'Offrir', exact: true })
    const charged = async () => cents(await page.locator('[data-payment="full"] dd').first().textContent())
    await page.goto('/fr/sejour/10572?flow=gifting#giftFormat=physical&sleeves=202')
    await expect.poll(() => layer(page)).toContain('view_item')
    await expect.poll(() => page.locator('[aria-live] b').first().textContent()).toMatch(/€/)
    await offer('Offrir ce séjour').click()
    await page.waitForURL(/\/checkout\/gift/)
    const voucher = { stay: 10572, flow: 'gifting', format: 'physical', nights: 1, price: await charged() }
    await expect.poll(() => carts(page)).toEqual([voucher])
    const followed = page.waitForResponse(fileOf('offer-card'))
    await page.goto('/fr/gift-card?amount=100&giftFormat=physical')
    await expect.poll(() => layer(page)).toContain('page_launch')
    await (await followed).finished()
    await page.getByRole('main').getByRole('button', { name: 'Offrir', exact: true }).click()
    await page.waitForURL(/\/checkout\/gift/)
    const card = { giftCard: true, flow: 'gifting', format: 'physical', price: await charged() }
    expect(card.price).toBe(104_90)
    await expect.poll(() => carts(page)).toEqual([voucher, card])
  })

  // @rule B7.20
  it('of a stay is reported too where a way to pay later is chosen', async ({ visitor }) => {
    const page = await consenting(visitor)
    await page.goto('/fr/sejour/10572#checkin=2027-04-13&checkout=2027-04-14')
    await expect.poll(() => layer(page)).toContain('view_item')
    await page.getByRole('button', { name: 'Payez à votre rythme' }).click()
    const dialog = page.getByRole('dialog', { name: 'Payez à votre rythme' })
    await dialog
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click()
    await page.waitForURL(/\/checkout\?/)
    const price = Number(new URL(page.url()).searchParams.get('price'))
    await expect.poll(() => carts(page)).toEqual([{ stay: 10572, flow: 'booking', price, nights: 1 }])
  })
})

describe('promotions', () => {
  // @rule S7.2 S7.43
  it('are reported once, when half of one has been visible, and when they are followed', async ({ visitor }) => {
    const page = await consenting(visitor)
    await page.goto('/fr/week-ends')
    // The last one is below all results.
    const banner = page.locator('main [data-promotion]').last()
    const promotion = (await banner.getAttribute('data-promotion')) ?? ''
    const events = () => page.evaluate((name) => window.dataLayer?.filter((it) => 'promotion' in it && it.promotion === name), promotion)
    await expect.poll(() => layer(page)).toContain('view_item_list')
    expect(await events()).toEqual([])
    const seen = { event: 'view_promotion', promotion, index: expect.any(Number) }
    for (let round = 0; round < 2; round++) {
      await banner.scrollIntoViewIfNeeded()
      await expect.poll(events).toEqual([seen])
      await page.evaluate(() => scrollTo(0, 0))
    }
    const opened = contextOf(page).waitForEvent('page')
    await banner
      .getByRole('link')
      .last()
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    expect(await events()).toEqual([seen, { ...seen, event: 'select_promotion' }])
  })
})

describe('consent to measurement', () => {
  // @rule S7.45 S7.46
  it('is awaited: what happened before it is sent after it, and nothing after its withdrawal', async ({ visitor }) => {
    const page = await visitor({ consent: undefined, timed: true })
    const requests: string[] = []
    const vitals = fileOf('web-vitals').replace('**', '')
    const isMeasuring = (url: string) => url.includes('/analytics/') || url.endsWith(vitals)
    page.on('request', (request) => isMeasuring(request.url()) && requests.push(request.url()))
    await page.goto('/fr/week-ends#a=3')
    const title = page.locator('#results article:visible h3 a').first()
    await title.waitFor()
    const opened = contextOf(page).waitForEvent('page')
    await title.click({ modifiers: ['Control'] })
    await (await opened).close()
    expect([requests, await stored(page), await page.evaluate(() => window.dataLayer)]).toEqual([[], [null, null], undefined])
    await page.getByRole('region', { name: 'Votre choix en matière de cookies' }).getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(async () => (await received(page)).map(({ name }) => name)).toContain('select_item')
    expect((await received(page))[0]?.name).toBe('page_launch')
    await expect.poll(() => requests.some((url) => url.endsWith(vitals))).toBe(true)
    const [client] = await stored(page)
    const preferences = page.getByRole('dialog', { name: 'Gérer les cookies' })
    await page.getByRole('link', { name: 'Gérer les cookies' }).click()
    await preferences.getByRole('button', { name: 'Tout refuser' }).click()
    expect([await stored(page), await layer(page)]).toEqual([[null, null], []])
    const before = requests.length
    await page.getByRole('button', { name: /^Thème\s/ }).click()
    await page.goto('/fr')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([requests.length, await stored(page)]).toEqual([before, [null, null]])
    expect((await receivedFrom(client)).filter(({ name }) => name === 'web_vital')).toEqual([])
  })
})

describe('the speed of a page', () => {
  // @rule S7.44 S7.45 S7.46
  it('is sent when the page is hidden, with what is responsible', async ({ visitor }) => {
    const page = await consenting(visitor, { timed: true })
    const measured = moduleOf(page, 'web-vitals')
    await page.goto('/it/weekend?campaign=spring')
    await measured
    await page.getByRole('button', { name: /^Tema\s/ }).click()
    await page.getByRole('radiogroup', { name: 'Tema' }).waitFor()
    expect((await received(page)).filter(({ name }) => name === 'web_vital')).toEqual([])
    await page.goto('/it/info/cookies')
    const vitals = async () => (await received(page)).filter(({ name }) => name === 'web_vital').toSorted(byMetric)
    const byMetric = (one: ReceivedEvent, other: ReceivedEvent) => (String(one.params['metric']) < String(other.params['metric']) ? -1 : 1)
    await expect.poll(async () => (await vitals()).map(({ params }) => params['metric'])).toEqual(['CLS', 'INP', 'LCP', 'TTFB'])
    const [cls, inp, lcp, ttfb] = await vitals()
    for (const vital of [cls, inp, lcp, ttfb]) {
      const shared = {
        id: expect.stringMatching(/^v\d/),
        value: expect.any(Number),
        page: 'stays',
        navigation: 'navigate',
        connection: '4g',
      }
      expect(vital).toMatchObject({ pos: 'it_it', params: shared })
      expect(JSON.stringify(vital)).not.toMatch(/campaign|spring/)
    }
    expect(inp?.params['part']).toBe('search-box')
    expect(lcp?.params).toMatchObject({ value: expect.any(Number), part: expect.stringMatching(/^(main|header) \w+$|^[a-z-]+$/) })
    expect(Number(lcp?.params['value'])).toBeGreaterThan(0)
    expect(ttfb?.params).not.toHaveProperty('part')
  })
})

describe('a collector that cannot be reached', () => {
  // @rule S8.16
  it.for(['hangs', 'fails', 'sends nonsense'] as const)('and %s keeps nobody from anything', async (mood, { visitor, tolerate }) => {
    tolerate(/api\/analytics/)
    const page = await consenting(visitor)
    let tried = 0
    await page.route('**/api/analytics/**', async (route) => {
      tried++
      if (mood === 'fails') return route.abort()
      if (mood === 'sends nonsense') return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>?' })
    })
    await page.goto('/fr/week-ends')
    await expect.poll(() => tried).toBeGreaterThan(0)
    await page.locator('#results article h3 a').first().click()
    await page.waitForURL(/\/sejour\/\d+/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
