import type { ProductOffers } from '../../contract/stay.ts'

type Offer = ProductOffers['offers'][number]

/** At the standard rate. */
export function lowestOffer(offers: readonly Offer[]): Offer | undefined {
  return offers
    .filter(({ priceInfo }) => priceInfo.insuranceAmount === undefined)
    .reduce<Offer | undefined>(
      (lowest, offer) => (lowest && lowest.priceInfo.sellPrice <= offer.priceInfo.sellPrice ? lowest : offer),
      undefined,
    )
}
