import { type ActivityFacts, type BoxFacts, type Edition, giftCardLabel, type HotelFacts, type StayFacts, textsOf } from '@escale/catalogue'
import type { Locale } from '../../src/market/markets.ts'
import { describedBy } from '../stays/stay.ts'

export const voucherLabel = (stay: StayFacts, hotel: HotelFacts, locale: Locale): string =>
  `${textsOf(locale).stay.label(describedBy(stay), hotel)} · ${hotel.name}`

export const boxLabel = (box: BoxFacts, locale: Locale): string => textsOf(locale).box.title(box)

export const activityLabel = (activity: ActivityFacts, locale: Locale): string => textsOf(locale).activity.label(activity)

export const cardPicture = 'gift-card-coral'

export const cardLabel = (amount: number, edition: Edition): string => giftCardLabel(amount, edition)
