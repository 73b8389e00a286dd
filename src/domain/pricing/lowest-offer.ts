import type { ProductOffers } from '../../contract/stay.ts'

type Offer = ProductOffers['offers'][number]

/** Returns the offer with the lowest total at the standard rate; undefined without any. */
export function lowestOffer(offers: readonly Offer[]): Offer | undefined {
  return offers
    .filter(({ priceInfo }) => priceInfo.insuranceAmount === undefined)
    .reduce<Offer | undefined>(
      (lowest, offer) => (lowest && lowest.priceInfo.sellPrice <= offer.priceInfo.sellPrice ? lowest : offer),
      undefined,
    )
}
