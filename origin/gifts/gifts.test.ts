import { describe, expect, test } from 'vitest'
import { ShippingCosts, SubElements } from '../../src/contract/gifts.ts'
import { sleeveCategory } from '../../src/contract/sleeve-category.ts'
import { responseTo, origin } from '../testing/whole-catalogue.ts'

describe('gifts', () => {
  test('a parcel costs more abroad, and nothing where delivery is free', async () => {
    const costs = async (pos: string) =>
      (await responseTo(ShippingCosts, `/single-voucher/shipping-costs?pos=${pos}`)).shippingCostsPerCountry
    expect((await costs('fr_fr'))['FR']).toEqual({ shippingCost: 490, internationalShippingFee: 0 })
    expect((await costs('fr_fr'))['BE']?.internationalShippingFee).toBeGreaterThan(0)
    expect((await costs('nl_nl'))['NL']).toEqual({ shippingCost: 0, internationalShippingFee: 0 })
    expect((await origin.get('/single-voucher/shipping-costs?pos=de_de')).status).toBe(400)
  })

  // @rule B3.44
  test('sleeves: at most one, without the free standard one; categories have their names in addresses', async () => {
    const { availableCustomSubElements: elements, categories } = await responseTo(
      SubElements,
      '/sub-elements/available-custom-sub-elements?locale=nl_BE',
    )
    const sleeves = elements.filter((element) => element.categoryId === sleeveCategory)
    expect(categories.find((category) => category.id === sleeveCategory)?.singleSelection).toBe(true)
    expect(sleeves.every(({ price }) => price > 0)).toBe(true)
    expect(sleeves.length).toBeGreaterThan(1)
    expect(categories.map(({ id, key, singleSelection }) => [id, key, singleSelection])).toEqual([
      [sleeveCategory, 'sleeves', true],
      [1, 'additions', false],
    ])
  })
})
