import type { ProductOffers } from '../../contract/stay.ts'

export type StayOffer = ProductOffers['offers'][number]

/** The rates for the requested nights, and the other lengths at the chosen rate (B2.44). */
export interface StayRates {
  /** Undefined if the requested nights are not sold. */
  readonly chosen: StayOffer | undefined
  readonly rates: readonly StayOffer[]
  readonly lengths: readonly StayOffer[]
}

export function stayRates(offers: readonly StayOffer[], stayId: number, nights: number, offerId: number | undefined): StayRates {
  const own = offers.filter(({ weekendId }) => weekendId === stayId)
  const rates = own.filter((offer) => offer.nights === nights)
  const chosen = rates.find(({ id }) => id === offerId) ?? rates[0]
  const lengths = own.filter((offer) => chosen && isInsured(offer) === isInsured(chosen))
  return { chosen, rates, lengths }
}

export function isInsured({ priceInfo }: StayOffer): boolean {
  return priceInfo.insuranceAmount !== undefined
}

/** Undefined for the first rate of its nights, which is the default. */
export function offerToKeep(offers: readonly StayOffer[], offer: StayOffer): number | undefined {
  const defaultOffer = offers.find(({ weekendId, nights }) => weekendId === offer.weekendId && nights === offer.nights)
  return defaultOffer?.id === offer.id ? undefined : offer.id
}
