import { describe, expect, it } from 'vitest'
import type { GiftBooking, HeldGift, OpenedGift } from '../../contract/beneficiary.ts'
import { amountToPay, chargedPrice } from '../pricing/payments.ts'
import { cardShares, priceWithCards } from '../pricing/gift-cards.ts'
import { type BookingChoice, bookingQuery, readBooking } from '../stay/booking-address.ts'
import { noStayChoices } from '../stay/criteria.ts'
import { giftProblem, mayBeOwnBooking, priceWithGift, supplementReasons } from './paid-by-gift.ts'

const voucher: HeldGift = {
  reference: '90000001',
  gift: { type: 'SINGLEVOUCHER', stayId: 10572, nights: 1, bucket: 2, upsell: 'none' },
  label: 'A night in Reims',
  value: 20_000,
  nights: 1,
  includes: [],
  format: 'digital',
  message: { fromName: '', message: '' },
  validUntil: '2027-06-30',
  validityMonths: 12,
  locale: 'fr_FR',
}
const box: HeldGift = { ...voucher, gift: { type: 'BOX', code: '201EBOX' } }
const { nights: _, ...ofNoStay } = voucher
const card: HeldGift = { ...ofNoStay, gift: { type: 'GIFTCARD', amount: 20_000 } }
const dates = { checkin: '2027-06-30', checkout: '2027-07-01' }
const guests = { adults: 2, children: 0, babies: 0 }
const booking: BookingChoice = { stayId: 10572, dates, criteria: { ...noStayChoices, dates, guests }, shownPrice: 25_000, gift: '90000001' }

describe('a gift', () => {
  it('pays its value of a dearer stay, and the price of a cheaper one; cards pay of the rest, and no discount is added', () => {
    const extraDiscount = { code: 'ESCALE10', amount: 2500 }
    const dearer = priceWithGift({ sellPrice: 25_000, extraDiscount }, voucher)
    expect([dearer, chargedPrice(dearer)]).toEqual([{ sellPrice: 25_000, giftAmount: 20_000 }, 5000])
    const code = 'FRAN-CARD-STAY'
    const withCard = priceWithCards(dearer, cardShares(chargedPrice(dearer), [{ code, state: 'usable', balance: 4000 }]))
    expect([withCard.giftcards?.map(({ usedAmount }) => usedAmount), amountToPay(withCard)]).toEqual([[4000], 1000])
    const cheaper = priceWithGift({ sellPrice: 15_000 }, voucher)
    expect([cheaper.giftAmount, amountToPay(cheaper)]).toEqual([15_000, 0])
  })

  it('pays a price without a promotion, which saves its beneficiary nothing', () => {
    const promotion = { refPrice: 22_900, promo: 18, moneySaved: 4200 }
    expect(priceWithGift({ sellPrice: 18_700, ...promotion }, voucher)).toStrictEqual({
      sellPrice: 18_700,
      extraDiscount: undefined,
      giftAmount: 18_700,
    })
  })

  it.each<[string, OpenedGift, Partial<{ stayIds: number[]; dates: typeof dates }>, string | undefined]>([
    ['a voucher of the stay, on its last day', { state: 'open', gift: voucher }, {}, undefined],
    ['a voucher of another stay', { state: 'open', gift: voucher }, { stayIds: [10573] }, 'otherStay'],
    ['a box, whose stays the upstream knows', { state: 'open', gift: box }, { stayIds: [10573] }, undefined],
    ['an arrival after its last day', { state: 'open', gift: box }, { dates: { checkin: '2027-07-01', checkout: '2027-07-02' } }, 'late'],
    ['a voucher of the stay without the extras of this one', { state: 'open', gift: voucher }, { stayIds: [10573, 10572] }, undefined],
    ['an arrival on the same day', { state: 'open', gift: box }, { dates: { checkin: '2027-03-15', checkout: '2027-03-16' } }, 'early'],
    ['a gift card', { state: 'open', gift: card }, {}, 'noStay'],
    ['an expired one', { state: 'expired', gift: voucher }, {}, 'expired'],
    ['a used one', { state: 'used', gift: voucher, booking: {} as GiftBooking }, {}, 'used'],
    ['one of another booking', { state: 'reserved', gift: voucher, booking: {} as GiftBooking }, {}, 'reserved'],
    ['a code that opens nothing any more', { state: 'unknown' }, {}, 'gone'],
  ])('does not pay a booking without a reason: %s', (_name, opened, changes, problem) => {
    expect(giftProblem(opened, { dates, stayIds: [10572], ...changes }, '2027-03-15')).toBe(problem)
  })

  it('that is used or reserved may be so by the same form, which is sent all the same', () => {
    expect((['used', 'reserved', 'expired', 'early', 'late', 'otherStay', 'noStay', 'gone'] as const).filter(mayBeOwnBooking)).toEqual([
      'used',
      'reserved',
    ])
  })

  it('has a supplement for nights and guests that it is not for, or else for the dates', () => {
    const reasons = (changes: Partial<BookingChoice>) => supplementReasons(voucher, { ...booking, ...changes })
    const more = { ...booking.criteria, guests: { adults: 2, children: 1, babies: 0 } }
    const longer = { checkin: '2027-06-28', checkout: '2027-06-30' }
    expect([reasons({}), reasons({ dates: longer }), reasons({ criteria: more }), reasons({ dates: longer, criteria: more })]).toEqual([
      ['dates'],
      ['nights'],
      ['guests'],
      ['nights', 'guests'],
    ])
  })
})

it('the address of a booking names the gift by its reference, and nothing else', () => {
  const query = (text: string) => readBooking(`product=10572&checkin=2027-06-30&checkout=2027-07-01${text}`, '2027-03-15', 11)
  const found = query('&gift=90000001')
  expect(found?.gift).toBe('90000001')
  expect(found && bookingQuery(found)).toMatchObject({ gift: '90000001' })
  for (const other of ['', '&gift=JWRS-7KMA-Q2XN', '&gift=9000000', '&gift=900000012']) expect(query(other)?.gift).toBeUndefined()
})
