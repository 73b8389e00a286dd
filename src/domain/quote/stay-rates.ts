import type { ProductOffers } from '../../contract/stay.ts'

export type StayOffer = ProductOffers['offers'][number]

/** What a stay is sold at for an arrival (specification of booking, section 4, "Offer card"). */
export interface StayRates {
  /** The offer chosen, else the first of the nights asked; undefined where those are not sold. */
  readonly chosen: StayOffer | undefined
  /** Every rate for the nights asked: as the house allows, or insured. */
  readonly rates: readonly StayOffer[]
  /** The chosen rate for the nights asked and for longer ones, one offer a length. */
  readonly lengths: readonly StayOffer[]
}

/** Sorts the offers of `stayId`: an `offerId` that is not sold for `nights` counts as none. */
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

/** The id to keep of a choice: none for the rate a stay has without one, the first of its nights. */
export function offerToKeep(offers: readonly StayOffer[], offer: StayOffer): number | undefined {
  const usual = offers.find(({ weekendId, nights }) => weekendId === offer.weekendId && nights === offer.nights)
  return usual?.id === offer.id ? undefined : offer.id
}
