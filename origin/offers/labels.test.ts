import { expect, test } from 'vitest'
import type { OfferCard } from '../../src/contract/offers.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { stressMessage, withFewClaims } from './labels.ts'
import { sampleHotel, sampleStay } from '../testing/sample-facts.ts'

const texts = textsOf('fr_FR')
const note = { stay: sampleStay(1), hotel: sampleHotel(1), score: 90, promo: 0, expires: null }
const card = (claims: Partial<OfferCard>): OfferCard => ({
  id: 1,
  itemCategory: 'weekend',
  label: 'Week-end à Spa',
  uri: '/fr/sejour/1',
  hotel: { id: 1, uri: '/fr/hotel/1', label: 'Hôtel', stars: 3, location: { label: 'Spa', latitude: 50, longitude: 5 } },
  images: [],
  headwords: [],
  sellPrice: 100,
  nights: 1,
  priceType: 'from',
  ...claims,
})

test('shows bookings in tens, and only where there are many', () => {
  expect(stressMessage({ ...note, bookings: 20 }, texts)).toBeUndefined()
  expect(stressMessage({ ...note, bookings: 47 }, texts)).toMatchObject({ count: 40, message: expect.stringContaining('plus de 40 fois') })
})

test('leaves one claim of demand or scarcity in six cards', () => {
  const claiming = card({ availableRooms: 2, marketingLabels: [texts.messages.marketing.bestseller, 'Nouveau'] })
  const calm = card({ availableRooms: 9, marketingLabels: ['Nouveau'] })
  const shown = withFewClaims([calm, claiming, claiming, calm, claiming, claiming, claiming, claiming], texts)
  expect(shown.map(({ availableRooms }) => availableRooms)).toEqual([9, 2, undefined, 9, undefined, undefined, undefined, 2])
  expect(shown[2]?.marketingLabels).toEqual(['Nouveau'])
})
