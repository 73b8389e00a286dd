import { describe, expect, it } from 'vitest'
import { draftNames, draftOf } from './gift-draft.ts'

const voucher = (stayId: number, nights = 1) => ({ type: 'SINGLEVOUCHER', stayId, nights, bucket: 2, upsell: 'none' }) as const
const products = [
  { id: 7, activityIds: [] },
  { id: 8, activityIds: [3] },
]

describe('what is typed for a gift', () => {
  it('has the same name for all formats and options of the gift', () => {
    expect(draftOf({ type: 'BOX', code: '223EBOX' })).toBe(draftOf({ type: 'BOX', code: '223PBOX' }))
    expect(draftOf(voucher(7, 1), { products })).toBe(draftOf(voucher(7, 2), { products }))
    expect(draftOf(voucher(8), { products })).toBe(draftOf(voucher(7), { products }))
    expect(draftOf(voucher(7), undefined)).toBe(draftOf(voucher(7), { products }))
  })

  it('has a name of its own for each gift, and for each amount of a card', () => {
    const activity = { type: 'DIGITAL_ACTIVITY_ONLY', activityId: 7, adults: 2, ownUse: false } as const
    const gifts = [
      draftOf(voucher(7)),
      draftOf(voucher(9)),
      draftOf({ type: 'BOX', code: '7EBOX' }),
      draftOf({ type: 'GIFTCARD', amount: 50_00 }),
      draftOf({ type: 'GIFTCARD', amount: 100_00 }),
      draftOf(activity),
    ].flatMap((draft) => Object.values(draftNames(draft)))
    expect(new Set(gifts).size).toBe(12)
  })
})
