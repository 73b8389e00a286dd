import { beforeEach, describe, expect, it } from 'vitest'
import type { HeldGift, OpenedGift } from '../../../src/contract/beneficiary.ts'
import { typedGuest } from '../../../test/lead-guest.ts'
import { forgetSent, formAfter, giftCode, key, made, paid, sent, typed } from './pay.test-cases.ts'
import type { PayingGift } from './paying-gift.ts'

beforeEach(forgetSent)

describe('a form that a gift pays', () => {
  const gift: HeldGift = {
    reference: '90000001',
    gift: { type: 'SINGLEVOUCHER', stayId: 10572, nights: 1, bucket: 2, upsell: 'none' },
    label: 'A night in Reims',
    value: 10_000,
    nights: 1,
    includes: [],
    format: 'digital',
    message: { fromName: '', message: '' },
    validUntil: '2027-12-31',
    validityMonths: 12,
    locale: 'fr_FR',
  }
  const booking = { reference: '12345678', orderedOn: '2027-03-15', label: '', hotel: '', checkin: '2027-04-09', nights: 1 }
  const used: OpenedGift = { state: 'used', gift, booking }
  const paying: PayingGift = { kind: 'opened', code: giftCode, opened: { state: 'open', gift }, problem: undefined }
  const afterUse: PayingGift = { ...paying, opened: used, problem: 'used' }
  const withGift = { ...typed, due: '6900' }
  const rest = { payment: { method: 'full' as const, fee: 0, parts: [{ date: '2027-03-15', amount: 6900 }] } }
  const created = made({ ...rest, priceInfo: { sellPrice: 16_900, giftAmount: 10_000, remainingAmountToPay: 6900 } })

  it('orders what it leaves of the price, with its code from the session and without the automatic discount', async () => {
    const response = await paid(withGift, { created, paying })
    const location = response instanceof Response ? response.headers.get('location') : ''
    expect(location).toContain('amount=6900')
    expect(location).not.toContain(giftCode)
    expect(sent[0]?.[0]).toMatchObject({ ...rest, amount: 6900, gift: { code: giftCode, amount: 10_000 } })
    expect(sent[0]?.[0]).not.toHaveProperty('autoDiscount')
  })

  it('is the same order after the gift is used by it, and leads to what was booked', async () => {
    await paid(withGift, { created, paying })
    const again = await formAfter(withGift, { created: made({ status: 'confirmed' }), paying: afterUse })
    expect(again).toMatchObject({ failed: 'paid', paid: { reference: '12345678' } })
    expect(new Set(sent.map(([, orderKey]) => orderKey)).size).toBe(1)
  })

  it('says so where another order uses the gift, or where the gift cannot pay this stay', async () => {
    const conflict = { created: { kind: 'refused', status: 409 } } as const
    const taken = await formAfter(withGift, { ...conflict, paying, openedAgain: used })
    expect(taken).toMatchObject({ failed: 'gift', refusedGift: { problem: 'used' }, key, guest: { name: typedGuest.name } })
    expect(await formAfter(withGift, { ...conflict, paying, openedAgain: { state: 'open', gift } })).toMatchObject({
      failed: 'giftRefused',
    })
    expect(await formAfter(withGift, { ...conflict, paying })).toMatchObject({ failed: 'giftRefused' })
  })

  it('orders nothing without its session, while the gift cannot be read, or where it does not pay the stay', async () => {
    const signedOut = await formAfter(withGift, { paying: { kind: 'signedOut' } })
    expect(signedOut).toMatchObject({ failed: 'giftSignedOut', key, due: 6900, guest: { name: typedGuest.name }, isAccepted: true })
    expect(await formAfter(withGift, { paying: { kind: 'unavailable' } })).toMatchObject({ failed: 'giftUnread', key })
    expect(await formAfter(withGift, { paying: { ...paying, problem: 'late' } })).toMatchObject({ failed: 'gift' })
    expect(sent).toEqual([])
  })

  it('orders nothing where the page has shown that another sum is left', async () => {
    expect(await formAfter(typed, { paying })).toMatchObject({ failed: 'giftChanged' })
    expect(sent).toEqual([])
  })
})
