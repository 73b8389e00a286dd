import { expect, test } from 'vitest'
import { parcelCost } from './parcel.ts'

// @rule B2.88
test('a parcel costs its country’s amount, fee included; other countries have none', () => {
  const shippingCostsPerCountry = {
    FR: { shippingCost: 490, internationalShippingFee: 0 },
    BE: { shippingCost: 490, internationalShippingFee: 450 },
    NL: { shippingCost: 0, internationalShippingFee: 0 },
    AD: { shippingCost: 490, internationalShippingFee: 450, undeliverable: true },
  }
  expect(['FR', 'BE', 'NL', 'ES', 'AD'].map((country) => parcelCost({ shippingCostsPerCountry }, country))).toEqual([
    490,
    940,
    0,
    undefined,
    undefined,
  ])
})
