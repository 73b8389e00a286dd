import type { Order } from '../../../src/contract/order.ts'
import { addDays } from '../../../src/domain/dates/iso-date.ts'
import type { Booking } from '../../../src/domain/stay/booking-address.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { parseActivitySelection } from '../../../src/domain/stay/activity-selection.ts'
import { returnOutcome } from '../../../src/domain/booking/payment-return.ts'
import { brand } from '../../../src/market/brand.ts'
import type { PageContext } from '../../context.ts'

/** `unsettled`: nothing proves an outcome, or the order cannot be read now. */
export type ReturnedOrder = { readonly kind: 'confirmed' | 'refused' | 'cancelled'; readonly order: Order } | { readonly kind: 'unsettled' }

/** Reads the signed return in the address, and its order by reference. Confirmed only if the order is, too. */
export async function returnedOrder({ url, now, upstream, paymentSecret }: PageContext): Promise<ReturnedOrder> {
  const returned = await returnOutcome(url.searchParams, paymentSecret, now)
  if (returned === 'unknown') return { kind: 'unsettled' }
  const found = await upstream.order(returned.order)
  if (found.kind !== 'ok') return { kind: 'unsettled' }
  const order = found.value
  if (order.reference !== returned.order || (returned.outcome === 'confirmed') !== (order.status === 'confirmed'))
    return { kind: 'unsettled' }
  return { kind: returned.outcome, order }
}

/** Returns the name of an order's calendar file. */
export const calendarFileName = ({ reference }: Pick<Order, 'reference'>): string => `${brand.toLowerCase()}-${reference}.ics`

/** Returns the dates of an order. */
export function datesOf({ reservationCriteria: { checkin, nights } }: Order): { checkin: string; checkout: string } {
  return { checkin, checkout: addDays(checkin, nights) }
}

/** Returns the guests of an order. */
export function guestsOf({ reservationCriteria: { adult, child, baby } }: Order): { adults: number; children: number; babies: number } {
  return { adults: adult, children: child, babies: baby }
}

/** Returns an order as the checkout's address has it, with everything that was chosen. */
export function bookingOfOrder(order: Order): Booking {
  const dates = datesOf(order)
  return {
    stayId: order.stayId,
    dates,
    criteria: {
      ...noStayChoices,
      dates,
      guests: guestsOf(order),
      offerId: order.offerId,
      activities: parseActivitySelection([order.activitySelectionList ?? '']),
    },
    shownPrice: order.priceInfo.sellPrice,
  }
}
