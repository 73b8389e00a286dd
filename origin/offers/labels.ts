import type { HotelFacts, StayFacts, Texts } from '@escale/catalogue'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import type { OfferCard } from '../../src/contract/offers.ts'
import { dateOf, type Day } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'
import { bookingsEvidence, manyRooms } from './claims.ts'

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
export function marketingLabels({ hotel, score, stay }: Noteworthy, texts: Texts): string[] {
  const { marketing } = texts.messages
  if (score === null) return []
  if (score >= 95) return [marketing.favourite]
  if (stay.id % 23 === 0) return [marketing.exclusive]
  return hotel.stars >= 4 && score >= 90 && stay.id % 7 === 0 ? [marketing['good-value']] : []
}

/** Bookings of the last thirty days from which they are shown. */
const shownBookings = 20

/** "Booked more than 30 times this month", in tens, for the busiest only, with the exact number as its evidence. */
export function stressMessage({ bookings }: Pick<Noteworthy, 'bookings'>, now: Now, texts: Texts): OfferCard['stressMessage'] {
  if (bookings <= shownBookings) return undefined
  const count = Math.floor((bookings - 1) / 10) * 10
  return { message: texts.messages.bookedRecently(count), count, evidence: bookingsEvidence(bookings, now), color: 'social' }
}

/** One card in so many may claim that others book. */
const cardsPerClaim = 6

/** The cards of a page, of which one in every six keeps a claim of demand or scarcity: the first that has one. */
export function withFewClaims(cards: readonly OfferCard[]): OfferCard[] {
  let next = 0
  return cards.map((card, index) => {
    const { stressMessage: stress, availableRooms, roomsEvidence: _, ...others } = card
    const scarce = availableRooms !== undefined && availableRooms < manyRooms
    if (!scarce && stress === undefined) return card
    if (index >= next) {
      next = index + cardsPerClaim
      return card
    }
    return scarce || availableRooms === undefined ? others : { ...others, availableRooms }
  })
}

export function targetedLabel(
  { hotel, score, promo, stay }: Noteworthy,
  texts: Texts,
  flow: SearchQuery['flow'],
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
