import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShippingCosts, SubElements } from '../../contract/gifts.ts'
import { giftAmounts } from '../pricing/gift-price.ts'
import { buckets } from '../address/gift-choice.ts'
import { giftLines, giftTotal } from './gift-total.ts'
import { type ParcelState, parcelShipping, sentSubElements, voucherParcel } from './voucher-parcel.ts'

const names = { fr: '', es: '', nl: '', it: '' }
const element = (id: number, categoryId: number, price: number) => ({
  id,
  name: `${id}`,
  imageUrl: '/p.jpg',
  recommendedByWed: false,
  price,
  categoryId,
})
const elements = [element(202, 2, 290), element(203, 2, 350), element(101, 1, 490), element(102, 1, 250)]
const subElements: SubElements = {
  availableCustomSubElements: elements,
  categories: [
    { id: 2, key: 'sleeves', description: '', names, singleSelection: true },
    { id: 1, key: 'additions', description: '', names, singleSelection: false },
  ],
}
const costs = (shippingCost: number, internationalShippingFee = 0): ShippingCosts => ({
  shippingCostsPerCountry: { FR: { shippingCost, internationalShippingFee }, BE: { shippingCost: 1, internationalShippingFee: 1 } },
})
const received = <Data>(data: Data) => ({ data, isError: false })
const coming = { data: undefined, isError: false }
const failed = { data: undefined, isError: true }
const standard = { sleeves: [], additions: [] }

describe('the parcel of a voucher', () => {
  // @rule B4.76
  it('has no price until its shipping is known, and cannot be sent without one', () => {
    const state = (shipping: typeof coming | { data: ShippingCosts; isError: boolean }) =>
      voucherParcel({ shipping, subElements: coming }, standard, 'FR').kind
    expect([coming, failed, received({ shippingCostsPerCountry: {} }), received(costs(490))].map(state)).toEqual([
      'pending',
      'none',
      'none',
      'known',
    ])
  })

  // @rule B4.76
  it('waits for its sub-elements too, if any is chosen; those that cannot be bought are left out', () => {
    const state = (available: typeof coming | { data: SubElements; isError: boolean }, sleeves: string[]) =>
      voucherParcel({ shipping: received(costs(490)), subElements: available }, { sleeves, additions: [] }, 'FR')
    expect([state(coming, []).kind, state(coming, ['default']).kind, state(coming, ['202']).kind]).toEqual(['known', 'known', 'pending'])
    const none = { kind: 'known', parcel: { subElements: [], shipping: costs(490).shippingCostsPerCountry['FR'] } }
    expect([state(failed, ['202']), state(received(subElements), ['999'])]).toEqual([none, none])
  })

  // @rule B4.77
  it('goes to the market’s own country', () => {
    expect(parcelShipping(costs(490), 'FR')?.shippingCost).toBe(490)
    expect(parcelShipping(costs(490), 'BE')?.shippingCost).toBe(1)
  })

  // @rule B4.78
  it('sends what it is priced with, everything while it is not priced yet, and nothing by e-mail', () => {
    const choice = { sleeves: ['202', '203'], additions: ['101', '999'] }
    const known = voucherParcel({ shipping: received(costs(0)), subElements: received(subElements) }, choice, 'FR')
    const sent = (state: ParcelState) => sentSubElements(state, choice)
    expect([sent(known), sent({ kind: 'pending' }), sent({ kind: 'none' })]).toEqual([
      { sleeves: ['202'], additions: ['101'] },
      choice,
      standard,
    ])
  })
})

/** The sum as the specification words it, from the numbers alone. */
describe('the total of a voucher', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const entry = fc.record({
    nights: fc.integer({ min: 1, max: 7 }),
    sellPrice: cents,
    sellPrices: fc.oneof(
      fc.constant<number[]>([]),
      fc.tuple(cents, cents, cents).map((prices): number[] => prices),
    ),
    extraUpsellAvailabilityAmount: fc.option(cents, { nil: undefined }),
  })
  const choice = fc.record({
    sleeves: fc.constantFrom<string[]>([], ['default'], ['202'], ['203']),
    additions: fc.subarray(['101', '102']),
  })

  // @rule B3.45
  it('is voucher, upsell, sub-elements and shipping of the market, to the cent, whatever is chosen', () => {
    fc.assert(
      fc.property(
        entry,
        fc.constantFrom(undefined, ...buckets),
        fc.constantFrom('availability' as const, 'none' as const),
        choice,
        fc.option(fc.tuple(fc.constantFrom('FR', 'BE'), cents, cents), { nil: undefined }),
        (listed, bucket, upsell, chosen, posted) => {
          let expected = listed.sellPrices[(bucket ?? 2) - 1] ?? listed.sellPrice
          if (upsell === 'availability') expected += listed.extraUpsellAvailabilityAmount ?? 0
          let parcel
          if (posted) {
            const [country, cost, fee] = posted
            const state = voucherParcel({ shipping: received(costs(cost, fee)), subElements: received(subElements) }, chosen, country)
            parcel = state.kind === 'known' ? state.parcel : undefined
            expected += country === 'FR' ? cost + fee : 2
            for (const { id, price } of elements) if ([...chosen.sleeves, ...chosen.additions].includes(`${id}`)) expected += price
          }
          expect(giftTotal(giftLines(giftAmounts(listed, bucket, upsell), parcel))).toBe(expected)
        },
      ),
    )
  })
})
