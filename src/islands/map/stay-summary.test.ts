import { expect, test } from 'vitest'
import { stayPoints } from '../controls/map/stay-point.ts'
import { offerOfStay, type StaySummary } from './stay-summary.ts'

const stay: StaySummary = {
  id: 7,
  label: 'Spa by the canal',
  uri: '/sejour/7',
  hotel: { id: 3, label: 'Moulin', stars: 4, location: { label: 'Bruges', latitude: 51.2, longitude: 3.2 } },
  images: [],
  headwords: ['1 night'],
  nights: { min: 2 },
  price: { fromPrice: { sellPrice: 18_900, promo: 10 } },
}

test('a stay’s card without dates shows its from-price', () => {
  expect(offerOfStay(stay, { flow: 'booking' })).toMatchObject({
    id: 7,
    sellPrice: 18_900,
    promo: 10,
    priceType: 'from',
    nights: 2,
    uri: '/sejour/7',
  })
})

test('a stay without any price has no card', () => expect(offerOfStay({ ...stay, price: undefined }, { flow: 'booking' })).toBeUndefined())

test('a gift’s card shows the price of its voucher, for the requested nights', () => {
  const priceList = [
    { nights: 1, sellPrice: 21_000, sellPrices: [] },
    { nights: 2, sellPrice: 35_000, sellPrices: [] },
  ]
  const gift = { ...stay, priceList }
  expect(offerOfStay(gift, { flow: 'gifting' })).toMatchObject({ sellPrice: 21_000, priceType: 'gift', nights: 1 })
  expect(offerOfStay(gift, { flow: 'gifting' })?.promo).toBeUndefined()
  expect(offerOfStay(gift, { flow: 'gifting', giftNights: 2 })).toMatchObject({ sellPrice: 35_000, nights: 2 })
  expect(offerOfStay(gift, { flow: 'gifting', giftNights: 5 })).toMatchObject({ sellPrice: 21_000, nights: 1 })
  expect(offerOfStay(stay, { flow: 'gifting' })).toBeUndefined()
})

test('a hotel without a stay is not on the map', () => {
  const location = { lat: 51, lng: 3 }
  expect(
    stayPoints({
      exactMatch: [
        { id: 1, location, weekend: [{ id: 7 }] },
        { id: 2, location, weekend: [] },
      ],
    }),
  ).toEqual([{ stay: 7, location }])
})
