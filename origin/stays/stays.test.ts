import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CheckoutNights } from '../../src/contract/availability.ts'
import { Quote } from '../../src/contract/quote.ts'
import { DatedStay, ProductOffers, StayDetail, type ActivityDates } from '../../src/contract/stay.ts'
import { locales } from '../../src/market/markets.ts'
import { originOfTests } from '../testing/origin.ts'

/** Enough hotels for every case of the first country. */
const hotels = 60

const origin = await originOfTests(hotels)
const { responseTo } = origin

/** The first arrival of a stay, with its shortest length. */
async function firstDates(id: number, guests = ''): Promise<{ checkin: string; nights: number }> {
  const { json } = await origin.get(
    `/hotels/${Math.floor(id / 10)}/availabilities.json?locale=fr_FR&month=2027-01&length=3&weekend=${id}${guests}`,
  )
  const { days } = v.parse(v.object({ days: v.record(v.string(), v.object({ minLos: v.number() })) }), json)
  const [checkin = '', day] = Object.entries(days)[0] ?? []
  return { checkin, nights: day?.minLos ?? 0 }
}

const quoteOf = async (call: 'quote' | 'quote-realtime', id: number, query = '', guests = '') => {
  const { checkin, nights } = await firstDates(id, guests)
  return responseTo(Quote, `/weekend/${id}/${call}.json?locale=fr_FR&checkin=${checkin}&nights=${nights}${guests}${query}`)
}

const everyStay = async (): Promise<number[]> => {
  const { results } = await origin.db.prepare('SELECT id FROM stay WHERE published ORDER BY id').all<{ id: number }>()
  return results.map((row) => row.id)
}

describe('what a stay includes', () => {
  const details = async () =>
    Promise.all((await everyStay()).map((id) => responseTo(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)))
  const has = (stay: StayDetail, code: string) => stay.activities.some(({ icon }) => icon === code)

  test('is the breakfast that its price has, beside a brunch or a breakfast in bed after several nights only', {
    timeout: 60_000,
  }, async () => {
    const { results } = await origin.db.prepare('SELECT id FROM stay WHERE breakfast > 0').all<{ id: number }>()
    const priced = new Set(results.map(({ id }) => id))
    const all = await details()
    const isServed = (stay: StayDetail) => has(stay, 'brunch') || has(stay, 'breakfast-in-bed')
    const isNamed = (stay: StayDetail) => priced.has(stay.id) && (stay.nights.min > 1 || !isServed(stay))
    expect(all.filter((stay) => isNamed(stay) !== (stay.breakfast !== undefined)).map(({ id }) => id)).toEqual([])
    const served = all.filter((stay) => stay.breakfast && isServed(stay))
    expect(served.length).toBeGreaterThan(5)
    // One of the mornings has the other one instead.
    for (const { activities } of served)
      expect(activities.flatMap(({ mustKnowList }) => mustKnowList).join()).toMatch(
        /tient lieu de petit-déjeuner|remplace le petit-déjeuner|aucun autre petit-déjeuner/,
      )
  })

  test('is a departure two hours later with a late check-out, on the page and in the programme', { timeout: 60_000 }, async () => {
    const all = await details()
    const usual = new Map(all.filter((stay) => !has(stay, 'late-checkout')).map(({ hotel }) => [hotel.id, hotel.checkInOut.checkout]))
    const late = all.filter((stay) => has(stay, 'late-checkout') && usual.has(stay.hotel.id)).slice(0, 5)
    expect(late).toHaveLength(5)
    for (const { id, hotel, activities } of late) {
      expect(Number.parseInt(hotel.checkInOut.checkout, 10)).toBe(Number.parseInt(usual.get(hotel.id) ?? '', 10) + 2)
      expect(hotel.importantInfos.join()).toMatch(new RegExp(`départ[^.]*\\b${Number.parseInt(hotel.checkInOut.checkout, 10)}\\sh`))
      expect(activities.find(({ icon }) => icon === 'late-checkout')?.when).toBe('Le jour de votre départ')
      const { undatedServices = [] } = await quoteOf('quote', id)
      expect(undatedServices.find(({ when }) => when === 'departure')?.until).toBe(hotel.checkInOut.checkout)
    }
  })
})

describe('dates of activities', () => {
  /** A stay with at least two activities with dates. */
  async function withChoices(): Promise<{ id: number; checkin: string; nights: number; offered: ActivityDates }> {
    for (const id of await everyStay()) {
      const { checkin, nights } = await firstDates(id)
      if (nights === 0) continue
      const { activityDates } = await responseTo(
        DatedStay,
        `/weekend/${id}/detail.json?locale=fr_FR&checkin=${checkin}&night=${nights}&fetchPageModel=false`,
      )
      if (activityDates.length > 1) return { id, checkin, nights, offered: activityDates }
    }
    throw new Error('no stay asks for two dates')
  }

  // @rule B3.8
  test('are within the stay, after arrival, and at least one', { timeout: 120_000 }, async () => {
    const stays = (await everyStay()).slice(0, 16)
    let dated = 0
    for (const id of stays) {
      const { activityDates } = await responseTo(DatedStay, `/weekend/${id}/detail.json?locale=fr_FR&checkin=2027-03-12&nights=2`)
      const { activities } = await responseTo(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)
      if (activityDates.length > 0) dated++
      for (const { activityId, dates } of activityDates) {
        expect(activities.some((activity) => activity.activityId === activityId)).toBe(true)
        expect(dates.length).toBeGreaterThan(0)
        expect(dates.every(({ date }) => date >= '2027-03-12' && date <= '2027-03-14')).toBe(true)
        expect(new Set(dates.map(({ value }) => value)).size).toBe(dates.length)
      }
    }
    expect(dated).toBeGreaterThan(stays.length / 5)
  })

  test('a stay without dates offers none', async () => {
    const { id } = await withChoices()
    expect((await responseTo(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)).activityDates).toBeUndefined()
  })

  // @rule B5.5
  test('both quotes refuse a choice that is missing, unknown or made twice, and take a whole one', async () => {
    const { id, checkin, nights, offered } = await withChoices()
    const choices = offered.map(({ activityId, dates }) => `${activityId}_${dates[0]?.value}`)
    for (const call of ['quote', 'quote-realtime']) {
      const quote = (selection: string) =>
        responseTo(Quote, `/weekend/${id}/${call}.json?locale=fr_FR&checkin=${checkin}&nights=${nights}&activitySelectionList=${selection}`)
      expect((await quote(choices.join())).bookable).toBe(true)
      for (const missing of ['', choices[0] ?? ''])
        expect(await quote(missing)).toMatchObject({ bookable: false, errors: [{ code: 'activity-date-missing' }] })
      for (const wrong of [
        `${choices.join()},999_202701011000`,
        choices.join().replace('_2027', '_2026'),
        `${choices.join()},${choices[0]}`,
      ])
        expect(await quote(wrong)).toMatchObject({ bookable: false, errors: [{ code: 'activity-date-not-available' }] })
    }
  })

  test('a price is quoted before dates are chosen', async () => {
    const { id, checkin, nights } = await withChoices()
    expect((await responseTo(Quote, `/weekend/${id}/quote.json?locale=fr_FR&checkin=${checkin}&nights=${nights}`)).bookable).toBe(true)
  })
})

describe('guests who do not fit into the room', () => {
  const small = async (): Promise<number> => {
    const found = await origin.db
      .prepare("SELECT id FROM stay WHERE max_capacity = 2 AND realtime = 'same' AND expires IS NULL")
      .first<{ id: number }>()
    return found?.id ?? 0
  }

  // @rule B7.5
  test('get more rooms with smart capacity, and a message', async () => {
    const id = await small()
    const family = '&adult=2&child=2'
    const quote = await quoteOf('quote-realtime', id, '&smartcapacity=true', family)
    expect(quote).toMatchObject({
      bookable: true,
      reservationCriteria: { adult: 2, child: 2 },
      modifiedReservationCriteria: { adult: 2, child: 2, rooms: 2 },
      roomsAmountMessage: 'Prix pour 2 chambres',
    })
    const { checkin, nights } = await firstDates(id, family)
    const lengths = await responseTo(
      CheckoutNights,
      `/weekend/${id}/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}&multiOffer=true&client=site${family}`,
    )
    expect(lengths.map((length) => length.nights)).toContain(nights)
    for (const locale of locales) {
      const message = await responseTo(
        Quote,
        `/weekend/${id}/quote.json?locale=${locale}&checkin=${checkin}&nights=${nights}&smartcapacity=true${family}`,
      )
      expect(message.roomsAmountMessage).toContain('2')
    }
  })

  test('are refused without it, and without an adult for each room', async () => {
    const id = await small()
    for (const query of ['&adult=2&child=2', '&adult=1&child=3&smartcapacity=true']) {
      const quote = await responseTo(Quote, `/weekend/${id}/quote.json?locale=fr_FR&checkin=2027-01-15&nights=1${query}`)
      expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'too-many-guests' }] })
    }
  })

  test('two adults have one room and no message', async () => {
    const quote = await quoteOf('quote', await small(), '&smartcapacity=true')
    expect(quote.modifiedReservationCriteria).toBeUndefined()
    expect(quote.roomsAmountMessage).toBeUndefined()
  })
})

describe('every scenario of a real-time quote exists', () => {
  test.each([
    [10112, { bookable: false, errors: [{ code: 'package-not-available-at-checkin' }] }],
    [10132, { bookable: false }],
    [10133, { bookable: true }],
    [10142, { bookable: false, errors: [{ message: 'L’hôtel ne prend pas de réservations actuellement' }] }],
    [10143, { bookable: false, errors: [{ code: 'checkin-in-past' }] }],
  ])('%i', async (id, expected) => {
    expect((await quoteOf('quote', id)).bookable).toBe(true)
    const quote = await quoteOf('quote-realtime', id)
    expect(quote).toMatchObject(expected)
    expect(quote.priceInfo).toBeUndefined()
    if (!('errors' in expected)) expect(quote.errors).toBeUndefined()
  })
})

describe('extras', () => {
  const detail = (id: number, locale = 'fr_FR') => responseTo(StayDetail, `/weekend/${id}/detail.json?locale=${locale}`)

  // @rule B4.28
  test('every extra links to a product that has it, costs the listed difference and can be removed there', async () => {
    let followed = 0
    for (const id of (await everyStay()).slice(0, 10)) {
      const stay = await detail(id)
      for (const extra of stay.upsells ?? []) {
        followed++
        const extended = await detail(extra.id)
        expect(extra.selected).toBe(false)
        expect(extended.label).toBe(stay.label)
        expect(extended.activities.map(({ activityId }) => activityId)).toEqual([
          ...stay.activities.map(({ activityId }) => activityId),
          ...extra.activityIds,
        ])
        const sold = extended.price?.fromPrice.sellPrice ?? 0
        expect(sold - (stay.price?.fromPrice.sellPrice ?? 0)).toBe(extra.priceDifference)
        expect(extra.priceDifference).toBeGreaterThan(0)
        const removal = extended.upsells?.find((other) => other.id === id)
        expect(removal).toMatchObject({ selected: true, label: extra.label, priceDifference: -extra.priceDifference })
        for (const { nights, sellPrice } of stay.priceList ?? []) {
          const same = extended.priceList?.find((entry) => entry.nights === nights)
          expect((same?.sellPrice ?? 0) - sellPrice).toBe(extra.priceDifferencePerLos[nights])
        }
        expect(extended.pageModel).toMatchObject({ metaRobots: 'noindex,follow', canonicalUrl: stay.uri })
      }
      expect(stay.singleVoucherProducts).toEqual(stay.isGiftable ? stay.upsells : undefined)
    }
    expect(followed).toBeGreaterThan(4)
  })

  test('two extras come together, and each can be taken off alone', async () => {
    for (const id of await everyStay()) {
      const [first, second] = (await detail(id)).upsells ?? []
      if (!first || !second) continue
      const both = (await detail(first.id)).upsells?.find((extra) => !extra.selected)
      expect(both?.label).toBe(second.label)
      expect((await detail(both?.id ?? 0)).upsells?.map((extra) => [extra.id, extra.selected])).toEqual([
        [first.id, true],
        [second.id, true],
      ])
      const products = [
        { id, activityIds: [] },
        { id: first.id, activityIds: first.activityIds },
        { id: second.id, activityIds: second.activityIds },
        { id: both?.id, activityIds: [...first.activityIds, ...second.activityIds] },
      ]
      for (const product of products) expect((await detail(product.id ?? 0)).products).toEqual(products)
      return
    }
    throw new Error('no stay has two extras')
  })

  // @rule B4.28
  test('a product with an extra is booked and quoted, and is not found by a search', async () => {
    const found = await origin.db.prepare("SELECT id, base FROM extended_stay WHERE published AND realtime = 'same'").first<{
      id: number
      base: number
    }>()
    const { id = 0, base = 0 } = found ?? {}
    const { checkin, nights } = await firstDates(base)
    const priced = async (stay: number) =>
      (await responseTo(Quote, `/weekend/${stay}/quote-realtime.json?locale=fr_FR&checkin=${checkin}&nights=${nights}`)).priceInfo
        ?.sellPrice ?? 0
    expect(await priced(id)).toBeGreaterThan(await priced(base))
    const { json } = await origin.get(`/offers.json?locale=fr_FR&hotel=${Math.floor(base / 10)}`)
    expect(JSON.stringify(json)).not.toContain(`"id":${id},`)
    const { offers } = await responseTo(ProductOffers, `/product/${id}/offers?locale=fr_FR`)
    expect(offers[0]?.id).toBe(id)
    expect(offers.some((offer) => offer.id === base)).toBe(false)
  })
})

describe('offers of a product', () => {
  // @rule S2.10 B7.9
  test('every rate and longer nights, each under its own id, quoted as listed', async () => {
    const strict = await origin.db
      .prepare(
        "SELECT s.id FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE s.published AND s.realtime = 'same' AND s.max_nights > s.min_nights + 1 AND h.cancel_days IS NULL",
      )
      .first<{ id: number }>()
    const id = strict?.id ?? 0
    const { checkin, nights } = await firstDates(id)
    const path = `/product/${id}/offers?locale=fr_FR&checkin=${checkin}&nights=${nights}&adult=2`
    const { offers } = await responseTo(ProductOffers, `${path}&multiOffer=true`)
    const own = offers.filter((offer) => offer.weekendId === id)
    const lengths = await responseTo(CheckoutNights, `/weekend/${id}/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}`)
    expect(new Set(own.map((offer) => offer.nights))).toEqual(
      new Set(
        lengths
          .map((length) => length.nights)
          .filter((length) => length >= nights)
          .slice(0, 3),
      ),
    )
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length)
    for (const offer of own) {
      const quote = await responseTo(
        Quote,
        `/weekend/${id}/quote-realtime.json?locale=fr_FR&checkin=${checkin}&nights=${offer.nights}&offerId=${offer.id}`,
      )
      expect(quote.priceInfo?.sellPrice).toBe(offer.priceInfo.sellPrice)
      expect(quote.priceInfo?.insuranceAmount).toBe(offer.priceInfo.insuranceAmount)
      expect(quote.cancellationPolicy).toEqual(offer.cancellationPolicy)
    }
    const [standard, insured] = own
    expect(standard?.cancellationPolicy?.cancellable).toBe(false)
    expect(insured?.cancellationPolicy?.cancellable).toBe(true)
    const surcharge = (insured?.priceInfo.sellPrice ?? 0) - (standard?.priceInfo.sellPrice ?? 0)
    expect(surcharge).toBe(insured?.priceInfo.insuranceAmount)
    expect(surcharge).toBeGreaterThan(0)
    const plain = (await responseTo(ProductOffers, path)).offers
    expect(plain.filter((offer) => offer.weekendId === id).map((offer) => offer.id)).toEqual([id])
  })

  test("another stay's offer is refused", async () => {
    const { checkin, nights } = await firstDates(10011)
    const quote = await responseTo(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${nights}&offerId=10012010`)
    expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'offer-unknown' }] })
  })
})
