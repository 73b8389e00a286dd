import { apiQuery } from '../queries/api.ts'

export const shippingQuery = () => apiQuery('/single-voucher/shipping-costs', {})

export const subElementsQuery = () => apiQuery('/sub-elements/available-custom-sub-elements', {})
