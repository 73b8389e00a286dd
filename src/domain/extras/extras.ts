import type { StayDetail, Upsell } from '../../contract/stay.ts'
import { nightsOf } from '../criteria/party-and-dates.ts'
import type { StayCriteria } from '../criteria/stay-criteria.ts'

/** Milliseconds from choosing an extra to leaving for the product it makes: long enough to read what happens. */
export const leavingDelay = 500

/** The only length of a gift that extras are offered with. */
const giftNightsOfExtras = 1

/** What decides on a stay's extras: its lists, and the lengths it is given with. */
export interface ExtrasSource extends Pick<StayDetail, 'upsells' | 'singleVoucherProducts'> {
  readonly priceList?: readonly { readonly nights: number }[] | undefined
}

/** Nights that the visitor has in mind: of the dates, or in the gifting flow of the gift (the first it can be given with where none is chosen); undefined for none. */
export function chosenNights({ priceList = [] }: ExtrasSource, criteria: StayCriteria, flow: 'booking' | 'gifting'): number | undefined {
  if (flow === 'gifting') return (priceList.find(({ nights }) => nights === criteria.giftNights) ?? priceList[0])?.nights
  return criteria.dates && nightsOf(criteria.dates)
}

/** The extras a visitor is offered (section 4, "Extras"): those of the flow; with a gift only when it is for one night. */
export function offeredExtras(stay: ExtrasSource, criteria: StayCriteria, flow: 'booking' | 'gifting'): readonly Upsell[] {
  if (flow === 'booking') return stay.upsells ?? []
  return chosenNights(stay, criteria, flow) === giftNightsOfExtras ? (stay.singleVoucherProducts ?? []) : []
}

/** What an extra adds to the price in cents, or takes off it: for so many nights where that is known. */
export function extraDifference(extra: Upsell, nights: number | undefined): number {
  return extra.priceDifferencePerLos[String(nights)] ?? extra.priceDifference
}

/** What of the criteria goes along to the stay that an extra makes: all but the offer, which is one of this stay. */
export function criteriaToKeep(criteria: StayCriteria): StayCriteria {
  return { ...criteria, offerId: undefined, anchor: undefined }
}
