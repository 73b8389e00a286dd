import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GiftProduct } from '../../contract/gift-order.ts'
import { marketOf } from '../../market/markets.ts'
import { formatOfBox, type GiftChoice } from './gift.ts'
import { giftCheckoutHref, readGiftChoice } from './gift-address.ts'

const site = { market: marketOf('fr'), base: '/fr' }
const whole = (min: number, max: number) => fc.integer({ min, max })

const anyGift: fc.Arbitrary<GiftProduct> = fc.oneof(
  fc.record({
    type: fc.constant('SINGLEVOUCHER' as const),
    stayId: whole(1, 999_999_999),
    nights: whole(1, 7),
    bucket: fc.constantFrom(1 as const, 2 as const, 3 as const),
    upsell: fc.constantFrom('availability' as const, 'none' as const),
  }),
  fc.record({ type: fc.constant('BOX' as const), code: fc.stringMatching(/^[\w-]{1,12}[EP]BOX$/) }),
  fc.record({ type: fc.constant('GIFTCARD' as const), amount: whole(1, 9999).map((euros) => euros * 100) }),
  fc.record({
    type: fc.constant('DIGITAL_ACTIVITY_ONLY' as const),
    activityId: whole(1, 999_999_999),
    adults: whole(1, 20),
    ownUse: fc.boolean(),
  }),
)

const ids = fc.uniqueArray(whole(1, 999).map(String), { maxLength: 4 }).map((list) => list.sort())

const anyChoice: fc.Arbitrary<GiftChoice> = fc
  .record({
    gift: anyGift,
    parcel: fc.boolean(),
    sleeves: ids,
    additions: ids,
    country: fc.option(fc.constantFrom('FR', 'BE', 'ES'), { nil: undefined }),
    shownPrice: fc.option(whole(0, 999_999), { nil: undefined }),
  })
  .map(({ gift, parcel, ...chosen }) => {
    const sent = gift.type === 'BOX' ? formatOfBox(gift.code) : parcel && gift.type !== 'DIGITAL_ACTIVITY_ONLY' ? 'physical' : 'digital'
    const nothing = { sleeves: [], additions: [], country: undefined }
    return { gift, format: sent, ...chosen, ...(sent === 'digital' && nothing) }
  })

const queryOf = (address: string) => new URL(address, 'https://x.test').search

describe('the address of the gifting checkout', () => {
  // @rule B4.64
  it('is read as it was written, whatever the gift', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readGiftChoice(queryOf(giftCheckoutHref(site, choice)))).toEqual(choice)
      }),
    )
  })

  it('is never an error', () => {
    fc.assert(fc.property(fc.string(), (text) => void readGiftChoice(text)))
    expect(readGiftChoice('?giftFormat=physical&amount=abc&code=123&id=0')).toBeUndefined()
  })

  // @rule B2.81
  it('of a box has the format of its code, whatever else it says', () => {
    expect(readGiftChoice('?code=223PBOX&giftFormat=digital')?.format).toBe('physical')
    expect(readGiftChoice('?code=223EBOX&giftFormat=physical')?.format).toBe('digital')
  })

  // @rule B4.65
  it('of an activity is always for an e-mail, and for two without a number', () => {
    expect(readGiftChoice('?id=700001&giftFormat=physical&customType=OWN_USE')).toMatchObject({
      format: 'digital',
      gift: { adults: 2, ownUse: true },
    })
  })

  it('of a voucher has one night and Serenity by default', () => {
    expect(readGiftChoice('?product=4011')?.gift).toEqual({
      type: 'SINGLEVOUCHER',
      stayId: 4011,
      nights: 1,
      bucket: 2,
      upsell: 'none',
    })
  })
})
