import type { ShownExtra } from '../../contract/stay.ts'
import type { StayCriteria } from '../stay/criteria.ts'

const giftNightsOfExtras = 1

export interface GiftExtrasSource {
  readonly singleVoucherProducts?: readonly ShownExtra[] | undefined
  readonly priceList?: readonly { readonly nights: number }[] | undefined
}

export function chosenNights({ priceList = [] }: GiftExtrasSource, { giftNights }: Pick<StayCriteria, 'giftNights'>): number | undefined {
  return (priceList.find(({ nights }) => nights === giftNights) ?? priceList[0])?.nights
}

/** A gift has extras only with one night (B4.26). */
export function giftExtras(stay: GiftExtrasSource, criteria: Pick<StayCriteria, 'giftNights'>): readonly ShownExtra[] {
  return chosenNights(stay, criteria) === giftNightsOfExtras ? (stay.singleVoucherProducts ?? []) : []
}

export function extraDifference(extra: ShownExtra, nights: number | undefined): number {
  return extra.priceDifferencePerLos[String(nights)] ?? extra.priceDifference
}

/** A rate and an extra belong to one product, so a link to another product leaves them out. */
export function criteriaToKeep(criteria: StayCriteria): StayCriteria {
  return { ...criteria, offerId: undefined, extra: undefined, anchor: undefined }
}
