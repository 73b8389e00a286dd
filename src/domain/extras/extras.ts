import type { StayDetail, Upsell } from '../../contract/stay.ts'
import type { StayCriteria } from '../stay/criteria.ts'

const giftNightsOfExtras = 1

export interface GiftExtrasSource extends Pick<StayDetail, 'singleVoucherProducts'> {
  readonly priceList?: readonly { readonly nights: number }[] | undefined
}

/** Returns the nights of the gift; default: its first length. */
export function chosenNights({ priceList = [] }: GiftExtrasSource, { giftNights }: Pick<StayCriteria, 'giftNights'>): number | undefined {
  return (priceList.find(({ nights }) => nights === giftNights) ?? priceList[0])?.nights
}

/** Returns the extras of a gift (booking, section 4, "Extras"): only with one night. */
export function giftExtras(stay: GiftExtrasSource, criteria: Pick<StayCriteria, 'giftNights'>): readonly Upsell[] {
  return chosenNights(stay, criteria) === giftNightsOfExtras ? (stay.singleVoucherProducts ?? []) : []
}

/** Returns cents, for the chosen nights if known. */
export function extraDifference(extra: Upsell, nights: number | undefined): number {
  return extra.priceDifferencePerLos[String(nights)] ?? extra.priceDifference
}

/** Drops the offer, which belongs to this product. */
export function criteriaToKeep(criteria: StayCriteria): StayCriteria {
  return { ...criteria, offerId: undefined, extra: undefined, anchor: undefined }
}
