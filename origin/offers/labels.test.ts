import { expect, test } from 'vitest'
import { textsOf } from '@escale/catalogue'
import type { OfferCard } from '../../src/contract/offers.ts'
import { dayOf } from '../clock/days.ts'
import { stressMessage, withFewClaims } from './labels.ts'

const texts = textsOf('fr_FR')
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

test('shows bookings in tens, and only where there are many, with their number and days', () => {
  const now = { today: dayOf('2026-11-23'), minute: 9 * 60 + 5 }
  expect(stressMessage({ bookings: 20 }, now, texts)).toBeUndefined()
  expect(stressMessage({ bookings: 47 }, now, texts)).toMatchObject({
    count: 40,
    message: expect.stringContaining('plus de 40 fois'),
    evidence: { count: 47, from: '2026-10-24', until: '2026-11-22', countedAt: '2026-11-23T09:05' },
  })
})

test('leaves one claim of demand or scarcity in six cards', () => {
  const claiming = card({
    availableRooms: 2,
    stressMessage: { message: 'Réservé plus de 40 fois', count: 40 },
    marketingLabels: ['Nouveau'],
  })
  const calm = card({ availableRooms: 9, marketingLabels: ['Nouveau'] })
  const shown = withFewClaims([calm, claiming, claiming, calm, claiming, claiming, claiming, claiming])
  expect(shown.map(({ availableRooms }) => availableRooms)).toEqual([9, 2, undefined, 9, undefined, undefined, undefined, 2])
  expect(shown[1]?.stressMessage?.count).toBe(40)
  expect(shown[2]?.stressMessage).toBeUndefined()
  expect(shown[2]?.marketingLabels).toEqual(['Nouveau'])
})
