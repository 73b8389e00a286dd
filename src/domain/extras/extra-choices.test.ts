import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedExtra, chosenProduct, extraChoices, extrasOfProduct, productWithChange } from './extra-choices.ts'

const upsell = (id: number, activity: number, selected = false) => ({
  id,
  label: `Extra ${activity}`,
  selected,
  programLines: [],
  priceDifference: selected ? -12_00 : 12_00,
  priceDifferencePerLos: {},
  activityIds: [activity],
})
const products = [
  { id: 10, activityIds: [] },
  { id: 101, activityIds: [7] },
  { id: 102, activityIds: [8] },
  { id: 103, activityIds: [7, 8] },
]
const stay = { id: 10, upsells: [upsell(101, 7), upsell(102, 8)], products }
const choices = extraChoices(stay)!

describe('the choices of extras', () => {
  it('are products of the stay, whichever of them the page is about', () => {
    expect(choices.products).toEqual([
      { id: 10, extras: [] },
      { id: 101, extras: [0] },
      { id: 102, extras: [1] },
      { id: 103, extras: [0, 1] },
    ])
    const extended = extraChoices({ id: 101, upsells: [upsell(10, 7, true), upsell(103, 8)], products })
    expect(extended).toEqual(choices)
    expect(extraChoices({ id: 10 })).toBeUndefined()
  })

  it('are single changes where upstream lists no products, or not all', () => {
    const single = [
      { id: 101, extras: [0] },
      { id: 10, extras: [] },
      { id: 103, extras: [0, 1] },
    ]
    const extended = { id: 101, upsells: [upsell(10, 7, true), upsell(103, 8)] }
    expect(extraChoices(extended)?.products).toEqual(single)
    expect(extraChoices({ ...extended, products: products.slice(0, 2) })?.products).toEqual(single)
  })

  it('ignore a product of another stay', () => {
    expect(chosenProduct(choices, 10, 103)).toBe(103)
    for (const requested of [undefined, 99, 0]) expect(chosenProduct(choices, 10, requested)).toBe(10)
    expect(chosenProduct(undefined, 10, 103)).toBe(10)
    expect(extrasOfProduct(choices, 99)).toEqual([])
  })

  it('are made and undone one by one', () => {
    const product = fc.constantFrom(...choices.products.map(({ id }) => id))
    const extra = fc.constantFrom(0, 1)
    fc.assert(
      fc.property(product, extra, (before, number) => {
        const after = productWithChange(choices, before, number)!
        expect(productWithChange(choices, after, number)).toBe(before)
        expect(changedExtra(choices, before, after)).toBe(number)
        expect(extrasOfProduct(choices, after).includes(number)).toBe(!extrasOfProduct(choices, before).includes(number))
      }),
    )
    expect(productWithChange({ ...choices, products: choices.products.slice(0, 3) }, 101, 1)).toBeUndefined()
    expect(changedExtra(choices, 10, 103)).toBeUndefined()
  })
})
