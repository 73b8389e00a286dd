import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SubElements } from '../../contract/gifts.ts'
import { deliveryCountry, giftLines, giftTotal, isServed } from './gift-total.ts'
import { chosenSubElements, subElementGroups, toggledSubElement } from './sub-elements.ts'
import { physicalFormat } from './formats.ts'

const names = { fr: '', es: '', nl: '', it: '' }
const element = (id: number, categoryId: number, price: number) => ({
  id,
  name: `${id}`,
  imageUrl: '/p.jpg',
  recommendedByWed: false,
  price,
  categoryId,
})
const available: SubElements = {
  availableCustomSubElements: [
    element(202, 2, 290),
    element(203, 2, 350),
    element(101, 1, 490),
    element(102, 1, 250),
    element(901, 9, 100),
  ],
  categories: [
    { id: 2, key: undefined, description: '', names, singleSelection: true },
    { id: 1, key: 'additions', description: '', names, singleSelection: false },
    { id: 9, key: undefined, description: '', names, singleSelection: false },
  ],
}
const idsOf = (choice: { sleeves?: string[]; additions?: string[] }) =>
  chosenSubElements(available, { sleeves: [], additions: [], ...choice }).map(({ id }) => id)

describe('the total of a gift', () => {
  const cents = fc.integer({ min: 0, max: 500_000 })

  // @rule B3.41
  it('is gift, availability, sub-elements, shipping and international fee, to the cent', () => {
    const anyParcel = fc.record({
      prices: fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 5 }),
      shippingCost: fc.integer({ min: 0, max: 2000 }),
      internationalShippingFee: fc.integer({ min: 0, max: 2000 }),
    })
    fc.assert(
      fc.property(cents, cents, fc.option(anyParcel, { nil: undefined }), (gift, availability, sent) => {
        const parcel = sent && { subElements: sent.prices.map((price, index) => element(index + 1, 1, price)), shipping: sent }
        let expected = gift + availability
        for (const price of sent?.prices ?? []) expected += price
        if (sent) expected += sent.shippingCost + sent.internationalShippingFee
        expect(giftTotal(giftLines({ gift, availability }, parcel))).toBe(expected)
      }),
    )
  })

  it('names every line that costs something, and free delivery', () => {
    const shipping = { shippingCost: 0, internationalShippingFee: 0 }
    expect(giftLines({ gift: 10_000, availability: 0 }, undefined)).toEqual([{ kind: 'gift', amount: 10_000 }])
    expect(giftLines({ gift: 10_000, availability: 500 }, { subElements: [], shipping }).map(({ kind }) => kind)).toEqual([
      'gift',
      'availability',
      'shipping',
    ])
  })

  it('is for the chosen country if a parcel goes there, else for the market’s', () => {
    const cost = { shippingCost: 490, internationalShippingFee: 0 }
    const costs = { shippingCostsPerCountry: { BE: cost, FR: cost } }
    expect([deliveryCountry(costs, 'BE', 'FR'), deliveryCountry(costs, 'XX', 'FR'), deliveryCountry(costs, undefined, 'IT')]).toEqual([
      'BE',
      'FR',
      'BE',
    ])
    expect(deliveryCountry({ shippingCostsPerCountry: {} }, 'FR', 'FR')).toBeUndefined()
  })

  it('stays with a chosen country that no carrier serves, and takes none itself', () => {
    const cost = { shippingCost: 490, internationalShippingFee: 0 }
    const costs = { shippingCostsPerCountry: { AD: { ...cost, undeliverable: true }, FR: cost } }
    expect([deliveryCountry(costs, 'AD', 'FR'), deliveryCountry(costs, undefined, 'AD')]).toEqual(['AD', 'FR'])
    expect(['AD', 'FR', 'XX'].map((country) => isServed(costs.shippingCostsPerCountry, country))).toEqual([false, true, false])
  })
})

describe('sub-elements', () => {
  // @rule B4.66
  it('are one of a single category, all the chosen ones of another', () => {
    expect(idsOf({ sleeves: ['202', '203'], additions: ['101', '102'] })).toEqual([202, 101, 102])
    expect(idsOf({ sleeves: ['default'], additions: ['999', '202'] })).toEqual([])
  })

  // @rule B3.42
  it('have a free standard sleeve that is no element', () => {
    expect(subElementGroups(available).map(({ key, hasDefault }) => [key, hasDefault])).toEqual([
      ['sleeves', true],
      ['additions', false],
    ])
  })

  // @rule B4.66
  it('replace each other in a single category, and are added and removed in another', () => {
    const [sleeves, additions] = subElementGroups(available)
    const chosen = { sleeves: ['202'], additions: ['101'] }
    expect([toggledSubElement(sleeves!, chosen, '203'), toggledSubElement(sleeves!, chosen, 'default')]).toEqual([['203'], []])
    expect([toggledSubElement(additions!, chosen, '102'), toggledSubElement(additions!, chosen, '101')]).toEqual([['101', '102'], []])
  })
})

// @rule B4.67
it('a gift is sent by post where content sells that, and its twin, the flag and the shipping costs are there', () => {
  const all = { sold: true, enabled: true, twin: true, shipping: true }
  expect(physicalFormat(all)).toBe('offered')
  expect([{ enabled: false }, { twin: false }, { shipping: false }].map((missing) => physicalFormat({ ...all, ...missing }))).toEqual([
    'soon',
    'soon',
    'soon',
  ])
  expect(physicalFormat({ ...all, sold: false, shipping: false })).toBe('hidden')
})
