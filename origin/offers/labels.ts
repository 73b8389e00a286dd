import type { OfferCard } from '../../src/contract/offers.ts'
import type { HotelFacts, StayFacts } from '../catalogue/facts.ts'
import { dateOf, type Day } from '../clock/days.ts'
import type { Texts } from '../texts/texts.ts'

/** Inputs of an offer's labels. */
export interface Noteworthy {
  readonly stay: StayFacts
  readonly hotel: HotelFacts
  readonly score: number | null
  readonly bookings: number
  readonly promo: number
  readonly expires: Day | null
}

/** Days before the end of sale from which it is announced. */
const expiresSoon = 30

export function expirationOf({ expires }: Noteworthy, today: Day): Pick<OfferCard, 'expiration'> {
  return expires !== null && expires - today <= expiresSoon ? { expiration: dateOf(expires) } : {}
}

/** At most one label of the hotel's kind, where a figure supports it. Without a score there is none: the card has "New" in its place. */
export function marketingLabels({ hotel, score, bookings, stay }: Noteworthy, texts: Texts): string[] {
  const { marketing } = texts.messages
  if (score === null) return []
  if (bookings >= 96) return [marketing.bestseller]
  if (score >= 95) return [marketing.favourite]
  if (stay.id % 23 === 0) return [marketing.exclusive]
  return hotel.stars >= 4 && score >= 90 && stay.id % 7 === 0 ? [marketing['good-value']] : []
}

/** "Booked 34 times this month", for the busiest only. */
export function stressMessage({ bookings }: Noteworthy, texts: Texts): OfferCard['stressMessage'] {
  return bookings >= 60 ? { message: texts.messages.bookedRecently(bookings), count: bookings, color: 'social' } : undefined
}

export function targetedLabel(
  { hotel, score, promo, stay }: Noteworthy,
  texts: Texts,
  flow: 'booking' | 'gifting',
): OfferCard['targetedLabel'] {
  const { targeted } = texts.messages
  if (flow === 'gifting')
    return stay.id % 9 === 0 ? { key: 'gift-idea', message: targeted['gift-idea'], color: 'reinsurance', emoji: '🎁' } : undefined
  if (promo >= 35) return { key: 'flash-sale', message: targeted['flash-sale'], color: 'alert', emoji: '⚡' }
  if (hotel.eco.length >= 8) return { key: 'eco-choice', message: targeted['eco-choice'], color: 'clear', emoji: '🌿' }
  if (score !== null && score >= 96) return { key: 'well-rated', message: targeted['well-rated'], color: 'social', emoji: '⭐' }
  if (stay.themes[0] === 'family') return { key: 'family', message: targeted.family, color: 'clear', emoji: '👨‍👩‍👧' }
  return undefined
}

/** Campaign: ten per cent on a few offers without a promotion. */
export function autoDiscount({ stay, promo }: Pick<Noteworthy, 'stay' | 'promo'>): { autoDiscount?: { code: string; value: number } } {
  return promo === 0 && stay.id % 13 === 0 ? { autoDiscount: { code: 'ESCALE10', value: 10 } } : {}
}
