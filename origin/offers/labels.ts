import type { HotelFacts, StayFacts, Texts } from '@escale/catalogue'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import type { OfferCard } from '../../src/contract/offers.ts'
import { dateOf, type Day } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'
import { bookingsEvidence, manyRooms } from './claims.ts'

export interface Noteworthy {
  readonly stay: StayFacts
  readonly hotel: HotelFacts
  readonly score: number | null
  readonly bookings: number
  readonly promo: number
  readonly expires: Day | null
}

/** The end of a sale is announced so many days before. */
const expiresSoon = 30

export function expirationOf({ expires }: Noteworthy, today: Day): Pick<OfferCard, 'expiration'> {
  return expires !== null && expires - today <= expiresSoon ? { expiration: dateOf(expires) } : {}
}

/** A hotel has one label at most, where a figure supports it. Without a score there is none, because the card has "New" in its place. */
export function marketingLabels({ hotel, score, stay }: Noteworthy, texts: Texts): string[] {
  const { marketing } = texts.messages
  if (score === null) return []
  if (score >= 95) return [marketing.favourite]
  if (stay.id % 23 === 0) return [marketing.exclusive]
  return hotel.stars >= 4 && score >= 90 && stay.id % 7 === 0 ? [marketing['good-value']] : []
}

/** Fewer bookings of the last thirty days are not shown. */
const shownBookings = 20

/** Writes "Booked more than 30 times this month", in tens, for the busiest stays only. The exact number is its evidence. */
export function stressMessage({ bookings }: Pick<Noteworthy, 'bookings'>, now: Now, texts: Texts): OfferCard['stressMessage'] {
  if (bookings <= shownBookings) return undefined
  const count = Math.floor((bookings - 1) / 10) * 10
  return { message: texts.messages.bookedRecently(count), count, evidence: bookingsEvidence(bookings, now), color: 'social' }
}

/** One card in so many may claim that others book. */
const cardsPerClaim = 6

/** Of every six cards only one keeps a claim of demand or scarcity: the first that has one. */
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

/** A campaign gives ten per cent on a few offers that have no promotion. */
export function autoDiscount({ stay, promo }: Pick<Noteworthy, 'stay' | 'promo'>): { autoDiscount?: { code: string; value: number } } {
  return promo === 0 && stay.id % 13 === 0 ? { autoDiscount: { code: 'ESCALE10', value: 10 } } : {}
}
