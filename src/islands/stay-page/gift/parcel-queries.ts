import type { ShippingCosts, SubElements } from '../../../contract/gifts.ts'
import type { Locale } from '../../../market/markets.ts'
import { getJson, withKeys } from '../../queries/api.ts'

const isShippingCosts = withKeys<ShippingCosts>('shippingCostsPerCountry')
const isSubElements = withKeys<SubElements>('availableCustomSubElements', 'categories')

export const shippingQuery = (locale: Locale) => ({
  key: ['shippingCosts', locale],
  load: (signal: AbortSignal) => getJson('single-voucher/shipping-costs', { locale }, isShippingCosts, signal),
})

export const subElementsQuery = (locale: Locale) => ({
  key: ['subElements', locale],
  load: (signal: AbortSignal) => getJson('sub-elements/available-custom-sub-elements', { locale }, isSubElements, signal),
})
