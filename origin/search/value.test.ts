import { describe, expect, test } from 'vitest'
import type { OfferCard } from '../../src/contract/offers.ts'
import { offers } from '../testing/whole-catalogue.ts'

/** The definition, in words of a visitor: the review score (8 without reviews), less 0.1 for every 10 € that a person pays a night. */
function valueOf({ hotel, sellPrice, nights = 1, participants = 2 }: OfferCard): number {
  const euros = sellPrice / 100 / nights / participants
  return (hotel.review?.average ?? 8) - (euros / 10) * 0.1
}

const searches = {
  'a region': 'region=1012',
  'a region for a family with dates': 'region=1003&checkin=2026-12-11&nights=2&adult=2&child=2',
  'around a point': 'lat=50.85&lng=4.35&distanceMax=60',
  'gifts in a region': 'region=1012&flow=gifting',
  'one hotel': 'hotel=1001',
}

describe('best value', () => {
  test.each(Object.entries(searches))('orders by score and price per person and night: %s', async (_, query) => {
    const { exactMatch } = await offers(`${query}&orderBy=priceQuality&limit=60`)
    const values = exactMatch.map(valueOf)
    expect(values.length).toBeGreaterThan(2)
    // The origin counts in cents.
    for (const [index, value] of values.slice(1).entries()) expect(values[index]).toBeGreaterThanOrEqual(value - 0.001)
    if (values.length > 5) expect(new Set(exactMatch.map((card) => card.hotel.id)).size).toBe(values.length)
  })

  test('a dear hotel with a low score is never before a cheap one with a high score', async () => {
    const { exactMatch } = await offers('region=1003&checkin=2026-12-11&nights=2&adult=2&child=2&limit=60')
    const [first, last] = [exactMatch[0], exactMatch.at(-1)]
    expect(first?.hotel.review?.average).toBeGreaterThan(8)
    expect(last && first && valueOf(first) - valueOf(last)).toBeGreaterThan(0.3)
  })
})
