import type { StayDetail, Upsell } from '../../contract/stay.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { StayCriteria } from '../stay/criteria.ts'

const giftNightsOfExtras = 1

export interface ExtrasSource extends Pick<StayDetail, 'upsells' | 'singleVoucherProducts'> {
  readonly priceList?: readonly { readonly nights: number }[] | undefined
}

/** Returns the nights of the dates, or of the gift (default: its first length). Undefined without dates. */
export function chosenNights({ priceList = [] }: ExtrasSource, criteria: StayCriteria, flow: 'booking' | 'gifting'): number | undefined {
  if (flow === 'gifting') return (priceList.find(({ nights }) => nights === criteria.giftNights) ?? priceList[0])?.nights
  return criteria.dates && nightsOf(criteria.dates)
}

/** Returns the extras of the flow (booking, section 4, "Extras"); for a gift only with one night. */
export function offeredExtras(stay: ExtrasSource, criteria: StayCriteria, flow: 'booking' | 'gifting'): readonly Upsell[] {
  if (flow === 'booking') return stay.upsells ?? []
  return chosenNights(stay, criteria, flow) === giftNightsOfExtras ? (stay.singleVoucherProducts ?? []) : []
}

/** Returns cents, for the chosen nights if known. */
export function extraDifference(extra: Upsell, nights: number | undefined): number {
  return extra.priceDifferencePerLos[String(nights)] ?? extra.priceDifference
}

/** Drops the offer, which belongs to this stay. */
export function criteriaToKeep(criteria: StayCriteria): StayCriteria {
  return { ...criteria, offerId: undefined, anchor: undefined }
}
