import type { HeldGift, OpenedGift } from '../../contract/beneficiary.ts'
import type { PriceInfo } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { BookingChoice } from '../stay/booking-address.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import { paidByGift } from './redeeming.ts'

/**
 * A voucher or a box comes before gift cards, and without the automatic discount. A promotion is not mentioned: what it saves is not saved by
 * the beneficiary. `value` is what the gift pays at most, in cents.
 */
export function priceWithGift(price: PriceInfo, { value }: Pick<HeldGift, 'value'>): PriceInfo {
  const { refPrice: _before, promo: _percent, moneySaved: _saved, ...charged } = price
  return { ...charged, extraDiscount: undefined, giftAmount: paidByGift(price.sellPrice, { value }) }
}

/**
 * Why a gift does not pay a booking. `early`: the stay would begin today. `late`: it would begin after the last day of the validity.
 * `otherStay`: a voucher is for one stay.
 * `noStay`: it is no voucher and no box. `gone`: the code opens nothing here any more.
 */
export type GiftProblem = Extract<OpenedGift['state'], 'used' | 'reserved' | 'expired'> | 'early' | 'late' | 'otherStay' | 'noStay' | 'gone'

interface Booked extends Pick<BookingChoice, 'dates'> {
  /** Those of the stay, with and without extras. */
  readonly stayIds: readonly number[]
}

/** Whether a box is for the stay is known to the upstream only, which says it to the order. */
export function giftProblem(opened: OpenedGift, { stayIds, dates }: Booked, today: IsoDate): GiftProblem | undefined {
  if (!('gift' in opened)) return 'gone'
  if (opened.state !== 'open') return opened.state
  const { gift, nights, validUntil } = opened.gift
  if (nights === undefined) return 'noStay'
  if (gift.type === 'SINGLEVOUCHER' && !stayIds.includes(gift.stayId)) return 'otherStay'
  if (dates.checkin <= today) return 'early'
  return dates.checkin > validUntil ? 'late' : undefined
}

/** An order is sent with these all the same: the same form may have been the one that uses the gift. */
export const mayBeOwnBooking = (problem: GiftProblem): boolean => problem === 'used' || problem === 'reserved'

export type SupplementReason = 'nights' | 'guests' | 'dates'

/** What makes a stay cost more than the gift is for: two adults and so many nights. Without either it is the dates. */
export function supplementReasons({ nights = 0 }: Pick<HeldGift, 'nights'>, { dates, criteria }: BookingChoice): SupplementReason[] {
  const { adults, children } = criteria.guests
  const reasons: SupplementReason[] = []
  if (nightsOf(dates) > nights) reasons.push('nights')
  if (adults > 2 || children > 0) reasons.push('guests')
  return reasons.length > 0 ? reasons : ['dates']
}
