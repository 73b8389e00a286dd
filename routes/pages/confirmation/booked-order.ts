import type { Order } from '../../../src/contract/order.ts'
import { addDays } from '../../../src/domain/dates/days.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { parseActivitySelection } from '../../../src/domain/stay/activity-selection.ts'
import { brand } from '../../../src/market/brand.ts'
import type { PageContext } from '../../context.ts'
import { type Returned, returnedOrder } from '../returned-order.ts'

export function returnedBooking(context: PageContext): Promise<Returned<Order>> {
  return returnedOrder(context, {
    find: (reference) => context.upstream.order({ reference }),
    isPaid: ({ status }) => status === 'confirmed',
  })
}

export const calendarFileName = ({ reference }: Pick<Order, 'reference'>): string => `${brand.toLowerCase()}-${reference}.ics`

export function bookedDates({ reservationCriteria: { checkin, nights } }: Order): { checkin: string; checkout: string } {
  return { checkin, checkout: addDays(checkin, nights) }
}

export function bookedGuests({ reservationCriteria: { adult, child, baby } }: Order): { adults: number; children: number; babies: number } {
  return { adults: adult, children: child, babies: baby }
}

export function bookingOfOrder(order: Order): BookingChoice {
  const dates = bookedDates(order)
  return {
    stayId: order.stayId,
    dates,
    criteria: {
      ...noStayChoices,
      dates,
      guests: bookedGuests(order),
      offerId: order.offerId,
      activities: parseActivitySelection([order.activitySelectionList ?? '']),
    },
    shownPrice: order.priceInfo.sellPrice,
    ...(order.gift && { gift: order.gift.reference }),
  }
}
