import { describe, expect, test } from 'vitest'
import { closedHotels, hotelsWithoutOffers } from '@escale/catalogue'
import { ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import { responseTo, offers, origin } from '../testing/whole-catalogue.ts'

describe('every state of a card, a stay and a hotel', () => {
  test('is found among the results', async () => {
    const cards = (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => offers(`limit=100&page=${page}`)))).flatMap(
      ({ exactMatch }) => exactMatch,
    )
    const soon = (await offers('checkin=2026-11-27&nights=1&limit=100')).exactMatch
    const states: Readonly<Record<string, number>> = {
      expiration: cards.filter((card) => card.expiration).length,
      targetedLabel: cards.filter((card) => card.targetedLabel?.color && card.targetedLabel.emoji).length,
      stressMessage: cards.filter((card) => card.stressMessage).length,
      marketingLabels: cards.filter((card) => card.marketingLabels?.length).length,
      autoDiscount: cards.filter((card) => card.autoDiscount).length,
      promo: cards.filter((card) => card.promo && card.refPrice).length,
      'no reviews': cards.filter((card) => !card.hotel.review).length,
      lastMinute: soon.filter((card) => card.lastMinute).length,
      'few rooms': soon.filter((card) => (card.availableRooms ?? 9) <= 3).length,
    }
    expect(Object.entries(states).filter(([, count]) => count < 3)).toEqual([])
    expect(new Set(cards.map((card) => card.targetedLabel?.color)).size).toBeGreaterThan(3)
  })

  test('closed hotels and hotels without offers exist and sell nothing', async () => {
    for (const hotel of [...closedHotels, ...hotelsWithoutOffers]) {
      expect((await offers(`hotel=${hotel}`)).searchDetails.totalCount).toBe(0)
      const detail = await responseTo(StayDetail, `/weekend/${hotel}1/detail.json?locale=fr_FR`)
      expect(detail).toMatchObject({ published: false, hotel: { active: !closedHotels.has(hotel) } })
      expect((await responseTo(ProductOffers, `/product/${hotel}1/offers?locale=fr_FR`)).offers).toEqual([])
    }
  })

  test('every country has hotels with eight green facilities', async () => {
    const { results } = await origin.db
      .prepare(
        "SELECT MIN(s.id) AS stay FROM hotel h JOIN hotel_record r ON r.id = h.id JOIN stay s ON s.hotel_id = h.id AND s.published AND json_array_length(r.facts, '$.eco') >= 8 GROUP BY h.cc",
      )
      .all<{ stay: number }>()
    expect(results).toHaveLength(5)
    for (const { stay } of results)
      expect((await responseTo(StayDetail, `/weekend/${stay}/detail.json?locale=fr_FR`)).hotel.ecoFacilities.length).toBeGreaterThanOrEqual(
        8,
      )
  })
})
