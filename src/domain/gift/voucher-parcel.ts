import type { ShippingCosts, SubElements } from '../../contract/gifts.ts'
import { deliveryCountry, type Parcel } from './gift-total.ts'
import type { SubElementChoice } from './gift.ts'
import { chosenSubElements, standardOption } from './sub-elements.ts'

interface Received<Response> {
  readonly data: Response | undefined
  readonly isError: boolean
}

export interface ParcelCosts {
  readonly shipping: Received<ShippingCosts>
  readonly subElements: Received<SubElements>
}

/** `none` means that it cannot be sent by post, `pending` that the costs are not known yet. */
export type ParcelState = { readonly kind: 'none' } | { readonly kind: 'pending' } | { readonly kind: 'known'; readonly parcel: Parcel }

export function hasSubElements({ sleeves, additions }: SubElementChoice): boolean {
  return [...sleeves, ...additions].some((id) => id !== standardOption)
}

/** `country` is the market's. Without a list of sub-elements the chosen ones are left out. */
export function voucherParcel({ shipping, subElements }: ParcelCosts, choice: SubElementChoice, country: string): ParcelState {
  if (!shipping.data) return { kind: shipping.isError ? 'none' : 'pending' }
  const cost = parcelShipping(shipping.data, country)
  if (!cost) return { kind: 'none' }
  if (!hasSubElements(choice)) return { kind: 'known', parcel: { subElements: [], shipping: cost } }
  if (!subElements.data && !subElements.isError) return { kind: 'pending' }
  const chosen = subElements.data ? chosenSubElements(subElements.data, choice) : []
  return { kind: 'known', parcel: { subElements: chosen, shipping: cost } }
}

export function parcelShipping(costs: ShippingCosts, market: string): Parcel['shipping'] | undefined {
  const country = deliveryCountry(costs, undefined, market)
  return country === undefined ? undefined : costs.shippingCostsPerCountry[country]
}

/** Of a parcel that is known, only the elements that it has are sent. */
export function sentSubElements(state: ParcelState, { sleeves, additions }: SubElementChoice): SubElementChoice {
  if (state.kind === 'none') return { sleeves: [], additions: [] }
  const isSent = (id: string) => state.kind === 'pending' || state.parcel.subElements.some((element) => String(element.id) === id)
  return { sleeves: sleeves.filter(isSent), additions: additions.filter(isSent) }
}
