import type { ShippingCosts, SubElements } from '../../../contract/gifts.ts'
import { getJson, withKeys } from '../../queries/api.ts'

const isShippingCosts = withKeys<ShippingCosts>('shippingCostsPerCountry')
const isSubElements = withKeys<SubElements>('availableCustomSubElements', 'categories')

export const shippingQuery = () => ({
  key: ['shippingCosts'],
  load: (signal: AbortSignal) => getJson('single-voucher/shipping-costs', {}, isShippingCosts, signal),
})

export const subElementsQuery = () => ({
  key: ['subElements'],
  load: (signal: AbortSignal) => getJson('sub-elements/available-custom-sub-elements', {}, isSubElements, signal),
})
