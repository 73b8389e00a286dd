import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckoutNights } from '../../src/contract/availability.ts'
import { MapResponse } from '../../src/contract/offers.ts'
import { Quote } from '../../src/contract/quote.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import { testDay } from '../testing/database.ts'
import { facets, offers, origin, responseTo } from '../testing/whole-catalogue.ts'
import { arrivalsOf } from './arrival-days.ts'

const noon = { today: dayOf(testDay), minute: 12 * 60 }
const parametersOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** The ISO dates on which the stays of a search may begin. */
const datesOf = (query: string) => {
  const { flexible, checkin, month, nights } = parametersOf(query)
  const searched = { flow: 'booking', checkin, month, flexible, nights: Number(nights) }
  return (arrivalsOf(searched as Parameters<typeof arrivalsOf>[0], noon)?.days ?? []).map(dateOf)
}

const anyFlexible = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 2, 3), fc.integer({ min: 0, max: 360 }), fc.integer({ min: 1, max: 4 }))
    .map(([days, at, nights]) => `checkin=${dateOf(noon.today + at)}&nights=${nights}&flexible=${days}`),
  fc
    .tuple(fc.constantFrom(undefined, '2026-12', '2027-05', '2027-11'), fc.integer({ min: 1, max: 3 }))
    .map(([month, nights]) => `flexible=weekend&nights=${nights}${month ? `&month=${month}` : ''}`),
  fc
    .tuple(fc.constantFrom('2026-11', '2026-12', '2027-02', '2027-08', '2027-11'), fc.integer({ min: 1, max: 6 }))
    .map(([month, nights]) => `flexible=month&month=${month}&nights=${nights}`),
)
const anyGuests = fc.constantFrom('adult=2', 'adult=1', 'adult=4', 'adult=2&child=1', 'adult=7', 'adult=2&child=4&rooms=2')

describe('a search with flexible dates', () => {
  test('has the dates around, the weekends or the days of the month that are still possible', () => {
    expect(datesOf('checkin=2026-11-22&nights=2&flexible=2')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
    expect(datesOf('flexible=weekend&month=2026-12&nights=2')).toEqual(['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'])
    expect(datesOf('flexible=weekend&month=2026-11&nights=1')).toEqual(['2026-11-21', '2026-11-27', '2026-11-28'])
    expect(datesOf('flexible=weekend&nights=3')).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'])
    expect(datesOf('flexible=month&month=2026-11&nights=2')).toHaveLength(10)
    expect(datesOf('flexible=month&month=2027-11&nights=2').at(-1)).toBe('2027-11-21')
    expect(datesOf('flexible=month&month=2027-12&nights=2')).toEqual([])
  })

  test('shows each stay at the cheapest of all its dates, and the next ones, at the prices of their quotes', async () => {
    await fc.assert(
      fc.asyncProperty(anyFlexible, anyGuests, fc.nat(), async (flexible, guests, at) => {
        const { exactMatch } = await offers(`region=1012&orderBy=priceAsc&${flexible}&${guests}`)
        const card = exactMatch[at % Math.max(1, exactMatch.length)]
        if (!card) return
        const { nights } = parametersOf(flexible)
        const priced = async (checkin: string) => {
          const path = `/weekend/${card.id}/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}&${guests}`
          const sellPrice = (await responseTo(CheckoutNights, path)).find((length) => String(length.nights) === nights)?.amount
          return sellPrice === undefined ? [] : [{ checkin, nights: Number(nights), sellPrice }]
        }
        const everyDate = (await Promise.all(datesOf(flexible).map(priced))).flat()
        const prices = everyDate.map(({ sellPrice }) => sellPrice).toSorted((a, b) => a - b)
        expect(card.dates?.map(({ sellPrice }) => sellPrice)).toEqual(prices.slice(0, 3))
        expect(card).toMatchObject({ sellPrice: card.dates?.[0]?.sellPrice, nights: Number(nights), priceType: 'final' })
        for (const date of card.dates ?? []) {
          expect(everyDate).toContainEqual(date)
          const path = `/weekend/${card.id}/quote.json?locale=fr_FR&smartcapacity=true&checkin=${date.checkin}&nights=${date.nights}&${guests}`
          const quote = await responseTo(Quote, path)
          expect({ id: card.id, ...date, quoted: quote.priceInfo?.sellPrice }).toEqual({ id: card.id, ...date, quoted: date.sellPrice })
        }
      }),
      { numRuns: 12 },
    )
  })

  test.each([
    'region=1012&flexible=weekend&month=2026-12&nights=2',
    'region=1012&flexible=month&month=2026-12&nights=3&stars=4',
    'region=1012&checkin=2026-12-11&nights=2&flexible=3&adult=4&priceMax=40000',
    'region=1012&flexible=month&month=2026-12&nights=2&adult=2&child=4&rooms=2',
  ])('has as many results as facets, counts and map: %s', async (query) => {
    const { exactMatch, searchDetails } = await offers(`${query}&limit=100&orderBy=priceAsc`)
    const total = searchDetails.totalCount
    expect(total).toBeGreaterThan(3)
    expect((await facets(query)).totalCount).toBe(total)
    expect((await origin.post('/counts.json', { locale: 'fr_FR', searches: [query] })).json).toEqual({ counts: [total] })
    const points = await responseTo(MapResponse, `/offers.json?locale=fr_FR&performMapSearch=true&${query}`)
    expect(points.searchDetails.totalCount).toBe(total)
    const perNight = exactMatch.map(({ sellPrice, nights }) => Math.floor(sellPrice / nights))
    expect(perNight).toEqual(perNight.toSorted((a, b) => a - b))
    const price = (await facets(query)).properties.find(({ propertyType }) => propertyType === 'price')
    if (!query.includes('price')) expect(price?.min).toBe(perNight[0])
  })

  test('has at least the results of its dates alone', async () => {
    const dates = 'region=1012&checkin=2026-12-31&nights=2'
    const [exact, near] = await Promise.all([offers(dates), offers(`${dates}&flexible=3`)])
    expect(near.searchDetails.totalCount).toBeGreaterThan(exact.searchDetails.totalCount)
  })

  test('of a gift has no dates', async () => {
    const gifts = await offers('region=1012&flow=gifting&flexible=weekend&nights=2')
    expect(gifts.exactMatch.every(({ dates, priceType }) => dates === undefined && priceType === 'gift')).toBe(true)
  })
})
