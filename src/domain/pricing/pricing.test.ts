import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer } from '../stay/any-offer.test-cases.ts'
import { boxPrice, boxTeaserPrice, hotelOfferPrice } from './card-price.ts'
import {
  comparePrices,
  displayedCents,
  displayedPrice,
  priceMessage,
  pricePerNight,
  pricePerPerson,
  showsFinalPrice,
  showsReferencePrice,
} from './displayed-price.ts'
import { activityPromo, boxPromo, moneySaved, offersPromo, stayPromo } from './promo.ts'

describe('promos', () => {
  it('of boxes are rounded down and shown above 5', () => {
    expect(boxPromo(9400, 10_000)).toBe(6)
    expect(boxPromo(9401, 10_000)).toBe(0)
    expect(boxPromo(9500, 10_000)).toBe(0)
    expect(boxPromo(8999, 14_990)).toBe(39)
    expect(boxPromo(10_000, undefined)).toBe(0)
    expect(boxPromo(10_000, 9_000)).toBe(0)
    expect(boxPromo(0, 0)).toBe(0)
  })

  // @rule S3.4 B5.2 B5.9
  it('of offers in a list are shown from 10', () => {
    expect([undefined, 0, 9, 9.4, 9.5, 10, 34].map(offersPromo)).toEqual([0, 0, 0, 0, 10, 10, 34])
  })

  // @rule B5.2
  it('of offers in a list have a reference price only where they are shown', () => {
    const promoted = (priceInfo: Partial<ReturnType<typeof offer>['priceInfo']>) => {
      const listed = offer(7, 9_000)
      return hotelOfferPrice({ ...listed, priceInfo: { ...listed.priceInfo, ...priceInfo } })
    }
    expect(promoted({ refPrice: 10_000, promoPercentageRounded: 10 })).toMatchObject({ promo: 10, reference: 10_000 })
    expect(promoted({ refPrice: 10_000, promoPercentageRounded: 9 })).toMatchObject({ promo: 0, reference: undefined })
    expect(promoted({})).toMatchObject({ sell: 9_000, promo: 0, reference: undefined })
  })

  it('of the one stay of a page are shown from one percent, of the amounts where none comes with them', () => {
    expect(stayPromo({ sellPrice: 9_900, refPrice: 10_000, promo: 1.2 })).toBe(1)
    expect(stayPromo({ sellPrice: 9_900, refPrice: 10_000, promo: 0.4 })).toBe(0)
    expect(stayPromo({ sellPrice: 8_000, refPrice: 10_000 })).toBe(20)
    expect(stayPromo({ sellPrice: 8_000 })).toBe(0)
  })

  it('need a higher reference price that they are taken from', () => {
    const promotion = (refPrice: number | undefined) => displayedPrice({ sellPrice: 10_000, refPrice }, 20, {})
    expect(promotion(12_500)).toEqual({ sell: 10_000, reference: 12_500, promo: 20 })
    for (const none of [undefined, 10_000, 9_000]) expect(promotion(none)).toEqual({ sell: 10_000, reference: undefined, promo: 0 })
    expect(displayedPrice({ sellPrice: 10_000, refPrice: 12_500 }, 0, { people: 2 })).toMatchObject({ reference: undefined, people: 2 })
  })

  // @rule S3.5 B5.4
  it('of activities are shown from 5', () => {
    expect([undefined, 4, 4.9, 5, 12].map(activityPromo)).toEqual([0, 0, 0, 5, 12])
  })

  // @rule S3.21
  it('of a box are whole percents, rounded down in a list and on its page, and up in a block', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, (sellPrice, reference) => {
        const { promo: listed = 0 } = boxPrice({ price: { sellPrice, referencePrice: reference } })
        const { promo: inBlock = 0, ...block } = boxTeaserPrice({ price: reference, promoPrice: sellPrice })
        const saving = Math.max(0, reference - sellPrice) * 100
        expect(block).toMatchObject({ sell: sellPrice })
        expect([listed, inBlock].every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)).toBe(true)
        expect(listed * reference).toBeLessThanOrEqual(saving)
        if (listed === 0) expect(inBlock).toBe(0)
        else expect([inBlock * reference >= saving, (inBlock - 1) * reference < saving]).toEqual([true, true])
      }),
    )
    expect(boxTeaserPrice({ price: 4900, promoPrice: undefined })).toMatchObject({ sell: 4900, promo: 0 })
    expect(boxTeaserPrice({ price: 4900, promoPrice: 4200 })).toMatchObject({ sell: 4200, reference: 4900, promo: 15 })
    expect(boxTeaserPrice({ price: 13_900, promoPrice: 11_900 })).toMatchObject({ promo: 15 })
    expect(boxTeaserPrice({ price: 10_000, promoPrice: 9000 })).toMatchObject({ promo: 10 })
  })

  // @rule B3.11
  it('save what the server says, or the difference', () => {
    expect(moneySaved(8000, 10_000)).toBe(2000)
    expect(moneySaved(8000, 10_000, 1900)).toBe(1900)
    expect(moneySaved(8000, undefined)).toBe(0)
    expect(moneySaved(8000, 7000)).toBe(0)
    expect(moneySaved(8000, undefined, 1900)).toBe(1900)
    expect([7000, 8000].map((reference) => moneySaved(8000, reference, 1900))).toEqual([0, 0])
  })
})

describe('prices', () => {
  it('per night are rounded up to the euro, so that the nights never cost more', () => {
    expect(pricePerNight(20_000, 3)).toBe(6700)
    expect(pricePerNight(32_700, 2)).toBe(16_400)
    expect(pricePerNight(20_000, 0)).toBe(20_000)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (amount, nights) => {
        const overstated = pricePerNight(amount, nights) * nights - amount
        return overstated >= 0 && overstated < nights * 100
      }),
    )
  })

  it('per person are rounded to the cent', () => {
    expect(pricePerPerson(9_999)).toBe(5000)
    expect(pricePerPerson(9_900, 3)).toBe(3300)
  })

  // @rule S3.6
  it('are rounded up only where the market wants it', () => {
    expect(displayedCents(9_901, true)).toBe(10_000)
    expect(displayedCents(9_900, true)).toBe(9_900)
    expect(displayedCents(9_901, false)).toBe(9_901)
  })

  it('are final with dates, for a gift, or by the type in the response', () => {
    expect(showsFinalPrice({ hasDates: false, flow: 'booking' })).toBe(false)
    expect(showsFinalPrice({ hasDates: false, flow: 'booking', priceType: 'from' })).toBe(false)
    expect(showsFinalPrice({ hasDates: true, flow: 'booking', priceType: 'from' })).toBe(true)
    expect(showsFinalPrice({ hasDates: false, flow: 'gifting' })).toBe(true)
    expect(showsFinalPrice({ hasDates: false, flow: 'booking', priceType: 'beneficiary' })).toBe(true)
    expect(showsReferencePrice('gifting')).toBe(false)
    expect(showsReferencePrice('booking')).toBe(true)
  })

  // @rule B4.17
  it('have a message by their state', () => {
    const stay = { flow: 'booking', hasDates: true, loading: false, promo: 20, saved: 2500 } as const
    expect(priceMessage(stay)).toEqual({ kind: 'finalWithPromo', saved: 2500 })
    expect(priceMessage({ ...stay, hasDates: false })).toEqual({ kind: 'fromWithPromo', saved: 2500 })
    expect(priceMessage({ ...stay, promo: 0 })).toEqual({ kind: 'default' })
    expect(priceMessage({ ...stay, loading: true })).toEqual({ kind: 'loading' })
    expect(priceMessage({ ...stay, flow: 'gifting' })).toEqual({ kind: 'none' })
  })

  // @rule B4.29
  it('show a change to the cent, and nothing if equal', () => {
    expect(comparePrices(10_000, 9_999)).toEqual({ direction: 'lower', before: 10_000, after: 9_999, difference: -1 })
    expect(comparePrices(10_000, 10_001)).toMatchObject({ direction: 'higher', difference: 1 })
    expect(comparePrices(10_000, 10_000).direction).toBe('same')
  })
})
