import { queryOptions } from '@tanstack/react-query'
import type { ShippingCosts, SubElements } from '../../../contract/gifts.ts'
import { getJson, withKeys } from '../../queries/api.ts'

const isShippingCosts = withKeys<ShippingCosts>('shippingCostsPerCountry')
const isSubElements = withKeys<SubElements>('availableCustomSubElements', 'categories')

export const shippingQuery = () =>
  queryOptions({
    queryKey: ['shippingCosts'],
    queryFn: ({ signal }) => getJson('single-voucher/shipping-costs', {}, isShippingCosts, signal),
  })

export const subElementsQuery = () =>
  queryOptions({
    queryKey: ['subElements'],
    queryFn: ({ signal }) => getJson('sub-elements/available-custom-sub-elements', {}, isSubElements, signal),
  })
