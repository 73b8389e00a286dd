import type { ProductOffers } from '../../contract/stay.ts'

export type StayOffer = ProductOffers['offers'][number]

/** Rates and longer nights of a stay (B2.44). */
export interface StayRates {
  /** Undefined if the requested nights are not sold. */
  readonly chosen: StayOffer | undefined
  /** For the requested nights. */
  readonly rates: readonly StayOffer[]
  /** At the chosen rate. */
  readonly lengths: readonly StayOffer[]
}

/** Ignores an `offerId` that is not sold for `nights`. */
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

/** Undefined for the default, the first of its nights. */
export function offerToKeep(offers: readonly StayOffer[], offer: StayOffer): number | undefined {
  const usual = offers.find(({ weekendId, nights }) => weekendId === offer.weekendId && nights === offer.nights)
  return usual?.id === offer.id ? undefined : offer.id
}
