import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ActivityDetail } from '../../src/contract/activity.ts'
import { BoxDetail } from '../../src/contract/boxes.ts'
import { type GiftDelivery, type GiftOrder, type GiftOrderRequest, type GiftProduct, noMessage } from '../../src/contract/gift-order.ts'
import { ShippingCosts, SubElements } from '../../src/contract/gifts.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { locales, type Locale } from '../../src/market/markets.ts'
import app from '../index.ts'
import { testDay } from '../testing/database.ts'
import { byEmail, giftRequest, parcelTo } from '../testing/gift-requests.ts'
import { originOfTests } from '../testing/origin.ts'

const origin = await originOfTests(60)
const noon = '2026-11-21T12:00:00Z'
const stayId = 10011

async function send(path: string, init: RequestInit, clock: string): Promise<{ status: number; json: unknown }> {
  const response = await app.request(path, init, { DB: origin.db, TODAY: testDay, CLOCK: clock })
  return { status: response.status, json: await response.json() }
}

const order = (request: GiftOrderRequest, key?: string) =>
  send(
    '/gift-orders',
    { method: 'POST', body: JSON.stringify(request), headers: key === undefined ? {} : { 'idempotency-key': key } },
    noon,
  )
const ordered = async (request: GiftOrderRequest, key?: string): Promise<GiftOrder> => (await order(request, key)).json as GiftOrder
const refusal = async (request: GiftOrderRequest) => {
  const { status, json } = await order(request)
  return [status, (json as { error?: { code: string } }).error?.code]
}

const voucher = (choice: Partial<Extract<GiftProduct, { type: 'SINGLEVOUCHER' }>> = {}): GiftProduct => ({
  type: 'SINGLEVOUCHER',
  stayId,
  nights: 1,
  bucket: 2,
  upsell: 'none',
  ...choice,
})
const card = (amount: number): GiftProduct => ({ type: 'GIFTCARD', amount })
const activity: GiftProduct = { type: 'DIGITAL_ACTIVITY_ONLY', activityId: 700001, adults: 2, ownUse: false }

let prices: NonNullable<StayDetail['priceList']>
let serenity = 0
let boxValue = 0
beforeAll(async () => {
  const stay = await origin.responseTo(StayDetail, `/weekend/${stayId}/detail.json?locale=fr_FR`)
  prices = stay.priceList ?? []
  serenity = prices[0]?.sellPrices[1] ?? 0
  boxValue = (await origin.responseTo(BoxDetail, '/boxes/201EBOX/product-detail?locale=fr_FR')).value ?? 0
})

describe('an order of a gift', () => {
  // @rule B7.10 B3.44
  test('has the sum of the lists that the site reads, whatever is chosen, and no other', async () => {
    const posting = locales.filter((locale) => locale !== 'it_IT')
    const listed = async (locale: Locale) => ({
      shipping: await origin.responseTo(ShippingCosts, `/single-voucher/shipping-costs?pos=${locale.toLowerCase()}`),
      extras: await origin.responseTo(SubElements, `/sub-elements/available-custom-sub-elements?locale=${locale}`),
    })
    const lists = new Map(await Promise.all(posting.map(async (locale) => [locale, await listed(locale)] as const)))
    const choice = fc.record({
      locale: fc.constantFrom(...posting),
      entry: fc.constantFrom(...prices),
      bucket: fc.constantFrom(1 as const, 2 as const, 3 as const),
      upsell: fc.constantFrom('availability' as const, 'none' as const),
      country: fc.option(fc.constantFrom('FR', 'ES', 'BE', 'NL', 'IT'), { nil: undefined }),
      sleeve: fc.constantFrom([], [202], [203]),
      additions: fc.subarray([101, 102]),
      mistake: fc.constantFrom(0, 0, 1, -1, 100),
    })
    await fc.assert(
      fc.asyncProperty(choice, async ({ locale, entry, bucket, upsell, country, sleeve, additions, mistake }) => {
        const ids = country === undefined ? [] : [...sleeve, ...additions]
        const { shipping, extras } = lists.get(locale)!
        const cost = country === undefined ? undefined : shipping.shippingCostsPerCountry[country]
        const oracle =
          entry.sellPrices[bucket - 1]! +
          (upsell === 'availability' ? (entry.extraUpsellAvailabilityAmount ?? 0) : 0) +
          ids.map((id) => extras.availableCustomSubElements.find((element) => element.id === id)!.price).reduce((a, b) => a + b, 0) +
          (cost ? cost.shippingCost + cost.internationalShippingFee : 0)
        const gift = voucher({ nights: entry.nights!, bucket, upsell })
        const delivery = country === undefined ? byEmail : parcelTo(country, ids)
        const { status, json } = await order(giftRequest(gift, oracle + mistake, delivery, locale))
        expect(status).toBe(mistake === 0 ? 200 : 409)
        if (status === 200) {
          const { total, lines } = json as GiftOrder
          expect([total, lines.reduce((sum, line) => sum + line.amount, 0)]).toEqual([oracle, oracle])
        }
      }),
      { numRuns: 60 },
    )
  })

  // @rule B7.12 B9.82
  test.each(locales)('is named, pictured, itemised and dated in the language of %s', async (locale) => {
    const { prices: byAdults } = await origin.responseTo(ActivityDetail, '/activity-only/weekend/700001/detail.json?locale=fr_FR')
    const gifts: [GiftProduct, number, string][] = [
      [voucher(), serenity, '2027-11-21'],
      [{ type: 'BOX', code: '201EBOX' }, boxValue, '2028-05-21'],
      [card(12_000), 12_000, '2028-05-21'],
      [activity, byAdults['2']?.sellPrice ?? 0, '2027-11-21'],
    ]
    const labels = new Set<string>()
    for (const [gift, amount, validUntil] of gifts) {
      const request = giftRequest(gift, amount, byEmail, locale)
      const { reference, label } = await ordered(request)
      expect(reference).toMatch(/^9\d{7}$/)
      const response = await send(`/gift-orders/${reference}`, {}, noon)
      const { gift: bought, buyer, payment, delivery, ...found } = response.json as GiftOrder
      expect({ gift: bought, buyer, payment, delivery }).toEqual({
        gift,
        buyer: request.buyer,
        payment: request.payment,
        delivery: byEmail,
      })
      expect(found).toMatchObject({ reference, status: 'created', orderedAt: noon.replace('Z', '.000Z'), total: amount, validUntil })
      expect(found.lines).toEqual([{ kind: 'gift', amount }])
      expect(found.image?.url).toMatch(/^\/pictures\//)
      labels.add(label)
    }
    expect(labels.size).toBe(4)
    expect([...labels].join()).toMatch({ fr: /120\s€/, nl: /€\s120/, es: /120\s€/, it: /120\s€/ }[locale.slice(0, 2)]!)
  })

  test('is valid for the months it was sold with, from the day that the market has when it is ordered', async () => {
    const night = '2027-08-31T22:30:00Z'
    const init = { method: 'POST', body: JSON.stringify(giftRequest(card(12_000), 12_000)) }
    const response = await app.request('/gift-orders', init, { DB: origin.db, CLOCK: night })
    expect(await response.json()).toMatchObject({
      orderedAt: night.replace('Z', '.000Z'),
      validityMonths: 18,
      validUntil: '2029-03-01',
    })
  })

  test('with a card that is written by hand has its text, and says so to the buyer', async () => {
    const delivery = (message: string) => parcelTo('FR', [102], { fromName: 'Zoé', message })
    const amount = serenity + 250 + 490
    expect((await order(giftRequest(voucher(), amount, delivery(' ')))).status).toBe(400)
    const { reference } = await ordered(giftRequest(voucher(), amount, delivery('Bravo !')))
    expect((await send(`/gift-orders/${reference}`, {}, noon)).json).toMatchObject({
      delivery: { subElements: [102], message: { fromName: 'Zoé', message: 'Bravo !' } },
    })
  })

  // @rule B7.11
  test('is made once for its key, however often it is sent, and again for another key or another gift', async () => {
    const references = (await Promise.all([1, 2, 3].map(() => ordered(giftRequest(card(5000), 5000), 'press-1')))).map(
      (made) => made.reference,
    )
    expect(new Set(references).size).toBe(1)
    const request = giftRequest(card(5000), 5000)
    const tomorrow = { ...request, payment: { ...request.payment, parts: [{ date: '2026-11-22', amount: 5000 }] } }
    expect((await ordered(tomorrow, 'press-1')).reference).toBe(references[0])
    const others = [
      await ordered(giftRequest(card(5000), 5000), 'press-2'),
      await ordered(giftRequest(card(7500), 7500), 'press-1'),
      await ordered(giftRequest(card(5000), 5000)),
    ]
    expect(new Set([...references, ...others.map((made) => made.reference)]).size).toBe(4)
  })

  // @rule B7.10
  test('with payments of another sum, or a payment before arrival, is refused', async () => {
    const request = giftRequest(card(30_000), 30_000)
    const parts = [10_450, 10_000, 10_000].map((amount) => ({ date: testDay, amount }))
    const inThree = (fee: number): GiftOrderRequest => ({ ...request, payment: { method: '3x', fee, parts } })
    expect((await order(inThree(450))).status).toBe(200)
    expect(await refusal(inThree(0))).toEqual([409, 'price-changed'])
    expect(await refusal({ ...request, payment: { ...request.payment, method: 'deferred' } })).toEqual([400, 'invalid-parameter'])
  })

  // @rule B4.73 B3.44
  test.each<[string, GiftProduct, GiftDelivery, Locale, number, string]>([
    ['a parcel from Italy', card(5000), parcelTo('IT'), 'it_IT', 400, 'wrong-format'],
    ['an activity in a parcel', activity, parcelTo('FR'), 'fr_FR', 400, 'wrong-format'],
    ['a digital box in a parcel', { type: 'BOX', code: '201EBOX' }, parcelTo('FR'), 'fr_FR', 400, 'wrong-format'],
    ['a physical box by e-mail', { type: 'BOX', code: '201PBOX' }, byEmail, 'fr_FR', 400, 'wrong-format'],
    ['a country where the carrier fails', card(5000), parcelTo('AD'), 'es_ES', 409, 'not-delivered'],
    ['a country without shipping costs', card(5000), parcelTo('DE'), 'nl_NL', 409, 'not-delivered'],
    ['sub-elements of a gift card', card(5000), parcelTo('FR', [202]), 'fr_FR', 400, 'unknown-sub-element'],
    ['an unknown sub-element', voucher(), parcelTo('FR', [999]), 'fr_FR', 400, 'unknown-sub-element'],
    ['two sleeves', voucher(), parcelTo('FR', [202, 203]), 'fr_FR', 400, 'unknown-sub-element'],
    ['one addition twice', voucher(), parcelTo('FR', [101, 101]), 'fr_FR', 400, 'unknown-sub-element'],
    ['a card below its bounds', card(1900), byEmail, 'fr_FR', 409, 'not-sold'],
    ['a card above its bounds', card(100_100), byEmail, 'fr_FR', 409, 'not-sold'],
    ['a card of half a euro', card(5050), byEmail, 'fr_FR', 409, 'not-sold'],
    ['a voucher of a stay that is not given', voucher({ stayId: 10012 }), byEmail, 'fr_FR', 409, 'not-sold'],
    ['a voucher of a stay that is not published', voucher({ stayId: 10123 }), byEmail, 'fr_FR', 409, 'not-sold'],
    ['a voucher whose order fails', voucher({ stayId: 10113 }), byEmail, 'fr_FR', 500, 'order-failed'],
    ['a voucher of seven nights', voucher({ nights: 7 }), byEmail, 'fr_FR', 409, 'not-sold'],
    ['an activity that is not published', { ...activity, activityId: 700020 }, byEmail, 'fr_FR', 409, 'not-sold'],
    ['an activity for too many', { ...activity, adults: 20 }, byEmail, 'fr_FR', 409, 'not-sold'],
    ['an unknown box', { type: 'BOX', code: '999EBOX' }, byEmail, 'fr_FR', 404, 'not-found'],
    ['an unknown stay', voucher({ stayId: 1 }), byEmail, 'fr_FR', 404, 'not-found'],
    ['a day that is past', card(5000), onDay('2026-11-20'), 'fr_FR', 400, 'invalid-parameter'],
    ['a day after the validity', card(5000), onDay('2028-05-22'), 'fr_FR', 400, 'invalid-parameter'],
  ])('refuses %s', async (_, gift, delivery, locale, status, code) => {
    expect(await refusal(giftRequest(gift, gift.type === 'GIFTCARD' ? gift.amount : 100, delivery, locale))).toEqual([status, code])
  })

  // @rule B4.73
  test('of a box in a parcel is sent from five markets', async () => {
    for (const [locale, country] of [
      ['fr_FR', 'FR'],
      ['es_ES', 'ES'],
      ['fr_BE', 'BE'],
      ['nl_BE', 'BE'],
      ['nl_NL', 'NL'],
    ] as const) {
      const costs = await origin.responseTo(ShippingCosts, `/single-voucher/shipping-costs?pos=${locale.toLowerCase()}`)
      const amount = boxValue + costs.shippingCostsPerCountry[country]!.shippingCost
      const { status, json } = await order(giftRequest({ type: 'BOX', code: '201PBOX' }, amount, parcelTo(country), locale))
      expect([locale, status, (json as GiftOrder).lines.map(({ kind }) => kind)]).toEqual([locale, 200, ['gift', 'shipping']])
    }
  })

  // @rule B4.72
  test('expires a day after that nobody paid', async () => {
    const { reference } = await ordered(giftRequest(card(5000), 5000))
    const statusAt = async (clock: string) => ((await send(`/gift-orders/${reference}`, {}, clock)).json as GiftOrder).status
    expect(await statusAt('2026-11-22T11:59:59Z')).toBe('created')
    expect(await statusAt('2026-11-22T12:00:00Z')).toBe('expired')
    expect((await send('/gift-orders/90000000', {}, noon)).status).toBe(404)
  })
})

function onDay(day: string): GiftDelivery {
  return { format: 'digital', recipient: { email: 'noor@example.test', day }, message: noMessage }
}
