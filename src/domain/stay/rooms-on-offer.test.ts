import { expect, it } from 'vitest'
import { noStayChoices } from './criteria.ts'
import { offer, room } from './any-offer.test-cases.ts'
import { lengthsOf, ratesOf, roomsOnOffer } from './rooms-on-offer.ts'
import { sameOffers } from './same-offers.ts'

const rooms = [
  room('classic', [
    { id: 1, label: 'One' },
    { id: 2, label: 'Two', autoDiscount: { code: 'TEN', value: 10 } },
  ]),
  room('suite', [{ id: 3, label: 'Three' }]),
]

// @rule S2.11 B2.10
it('lists the rooms with available offers, cheapest first', () => {
  expect(roomsOnOffer(rooms, [offer(1, 200_00), offer(2, 150_00)])).toEqual([
    {
      room: rooms[0],
      stays: [
        { lengths: [offer(2, 150_00)], autoDiscount: { code: 'TEN', value: 10 } },
        { lengths: [offer(1, 200_00)], autoDiscount: undefined },
      ],
    },
  ])
  expect(roomsOnOffer(rooms, [])).toEqual([])
})

it('has the chosen stay and its room first', () => {
  const found = [offer(1, 200_00), offer(2, 150_00), offer(3, 90_00)]
  const order = (chosen?: number) =>
    roomsOnOffer(rooms, found, chosen).map(({ stays }) => stays.map(({ lengths: [{ weekendId }] }) => weekendId))
  expect(order()).toEqual([[2, 1], [3]])
  expect(order(1)).toEqual([[1, 2], [3]])
  expect(order(3)).toEqual([[3], [2, 1]])
  expect(order(9)).toEqual(order())
})

// @rule B2.3
it('has the same offers for equal dates and guests, whatever else is chosen', () => {
  const dates = { checkin: '2027-04-13', checkout: '2027-04-14' }
  expect(sameOffers(noStayChoices, { ...noStayChoices, offerId: 3, anchor: 'products' })).toBe(true)
  expect(sameOffers(noStayChoices, { ...noStayChoices, dates })).toBe(false)
  expect(sameOffers({ ...noStayChoices, dates }, { ...noStayChoices, dates, guests: { adults: 3, children: 0, babies: 0 } })).toBe(false)
})

// @rule B4.3
it('has a stay for more nights, without its insured rates, fewest nights first', () => {
  const found = [
    { ...offer(1, 390_00), id: 2, nights: 2 },
    { ...offer(1, 200_00), id: 3, priceInfo: { sellPrice: 214_00, insuranceAmount: 14_00 } },
    offer(1, 200_00),
  ]
  expect(lengthsOf(1, found)?.map(({ nights, priceInfo }) => [nights, priceInfo.sellPrice])).toEqual([
    [1, 200_00],
    [2, 390_00],
  ])
  expect(lengthsOf(9, found)).toBeUndefined()
})

// @rule S2.10
it('has the rates of a length, the standard one first, where there is a choice', () => {
  const insured = { ...offer(1, 214_00), id: 3, priceInfo: { sellPrice: 214_00, insuranceAmount: 14_00 } }
  const found = [insured, offer(1, 200_00), { ...offer(1, 390_00), id: 2, nights: 2 }, offer(2, 90_00)]
  expect(ratesOf(1, 1, found)).toEqual([offer(1, 200_00), insured])
  expect(ratesOf(1, 2, found)).toEqual([])
  expect(ratesOf(2, 1, found)).toEqual([])
})
