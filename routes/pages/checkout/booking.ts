import type { StayDates } from '../../../src/domain/criteria/search-criteria.ts'
import type { StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'

/** What is being booked, as the checkout's address says it. */
export interface Booking {
  readonly stayId: number
  readonly criteria: StayCriteria
  readonly dates: StayDates
  /** Cents the visitor saw before coming here. */
  readonly shownPrice: number | undefined
}

/** What a booking is called at the payment provider and to the visitor. */
export const bookingReference = (stayId: number, { checkin }: StayDates): string => `S${stayId}-${checkin}`
