import type { Occupancy, StayOccupancy } from '../../contract/occupancy.ts'
import { nightsOf, type StayDates } from '../dates/stay-dates.ts'
import { defaultGuests, type Guests } from './guests.ts'

export function toOccupancy({ adults, children, babies }: Guests): Occupancy {
  return { adult: adults, child: children, baby: babies }
}

export function toStayOccupancy(dates: StayDates, guests: Guests): StayOccupancy {
  return { checkin: dates.checkin, nights: nightsOf(dates), ...toOccupancy(guests) }
}

export function fromOccupancy({ adult, child, baby }: { readonly [Key in keyof Occupancy]?: number | undefined }): Guests {
  return { adults: adult ?? defaultGuests.adults, children: child ?? 0, babies: baby ?? 0 }
}

export function isSameStay(a: StayOccupancy, b: StayOccupancy): boolean {
  return (['checkin', 'nights', 'adult', 'child', 'baby'] as const).every((key) => a[key] === b[key])
}
