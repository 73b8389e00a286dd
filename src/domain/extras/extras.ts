import type { StayDetail, Upsell } from '../../contract/stay.ts'
import type { StayCriteria } from '../stay/criteria.ts'

const giftNightsOfExtras = 1

export interface GiftExtrasSource extends Pick<StayDetail, 'singleVoucherProducts'> {
  readonly priceList?: readonly { readonly nights: number }[] | undefined
}

/** Default: its first length. */
export function chosenNights({ priceList = [] }: GiftExtrasSource, { giftNights }: Pick<StayCriteria, 'giftNights'>): number | undefined {
  return (priceList.find(({ nights }) => nights === giftNights) ?? priceList[0])?.nights
}

/** Extras of a gift need one night (B4.26). */
export function giftExtras(stay: GiftExtrasSource, criteria: Pick<StayCriteria, 'giftNights'>): readonly Upsell[] {
  return chosenNights(stay, criteria) === giftNightsOfExtras ? (stay.singleVoucherProducts ?? []) : []
}

/** Cents. */
export function extraDifference(extra: Upsell, nights: number | undefined): number {
  return extra.priceDifferencePerLos[String(nights)] ?? extra.priceDifference
}

/** The offer belongs to this product. */
export function criteriaToKeep(criteria: StayCriteria): StayCriteria {
  return { ...criteria, offerId: undefined, extra: undefined, anchor: undefined }
}
