import { expect, test } from 'vitest'
import type { StaySummary } from '../controls/map/stay-query.ts'
import { stayCard, voucherCard } from './stay-summary.ts'

const stay: StaySummary = {
  id: 7,
  label: 'Spa by the canal',
  uri: '/sejour/7',
  hotel: { id: 3, label: 'Moulin', stars: 4, location: { label: 'Bruges', latitude: 51.2, longitude: 3.2 } },
  images: [],
  headwords: ['1 night'],
}

const offer = (weekendId: number, hasSelectedDates: boolean) => ({
  weekendId,
  nights: 2,
  paxCount: 4,
  hasSelectedDates,
  priceInfo: { sellPrice: weekendId * 2700, refPrice: weekendId * 3000, promoPercentageRounded: 10 },
})

test('a stay’s card shows the price of the search’s dates and guests, or the lowest without dates', () => {
  const shown = { id: 7, sellPrice: 18_900, refPrice: 21_000, promo: 10, nights: 2, participants: 4, uri: '/sejour/7' }
  expect(stayCard(stay, [offer(8, false), offer(7, false)])).toMatchObject({ ...shown, priceType: 'from' })
  expect(stayCard(stay, [offer(7, true)])).toMatchObject({ ...shown, priceType: 'final' })
})

test('a stay that is not among the offers has no card', () => expect(stayCard(stay, [offer(8, false)])).toBeUndefined())

test('a gift’s card shows the price of its voucher, for the requested nights', () => {
  const priceList = [
    { nights: 1, sellPrice: 21_000, sellPrices: [] },
    { nights: 2, sellPrice: 35_000, sellPrices: [] },
  ]
  const gift = { ...stay, priceList }
  expect(voucherCard(gift, undefined)).toMatchObject({ sellPrice: 21_000, priceType: 'gift', nights: 1 })
  expect(voucherCard(gift, undefined)?.promo).toBeUndefined()
  expect(voucherCard(gift, 2)).toMatchObject({ sellPrice: 35_000, nights: 2 })
  expect(voucherCard(gift, 5)).toMatchObject({ sellPrice: 21_000, nights: 1 })
  expect(voucherCard(stay, undefined)).toBeUndefined()
})
