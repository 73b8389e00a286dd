import { expect, test } from 'vitest'
import { parcelCost } from './parcel.ts'

// @rule B2.711
test('a parcel costs what its country says, fee included, and nothing is said of other countries', () => {
  const shippingCostsPerCountry = {
    FR: { shippingCost: 490, internationalShippingFee: 0 },
    BE: { shippingCost: 490, internationalShippingFee: 450 },
    NL: { shippingCost: 0, internationalShippingFee: 0 },
  }
  expect(['FR', 'BE', 'NL', 'ES'].map((country) => parcelCost({ shippingCostsPerCountry }, country))).toEqual([490, 940, 0, undefined])
})
