import type { HotelEntry } from './catalogue.ts'
import type { Day } from '../../clock/days.ts'
import { openDay } from '../../nights/seasons.ts'
import type { HotelSeed } from './hotels.ts'
import { insert, type Cell, type Db } from '../../database/insert.ts'
import type { ReviewSeed } from './reviews.ts'

/** The day of a review; nobody reviews a seasonal hotel in the months in which it is closed. */
export function reviewDay({ facts, seasonal }: HotelSeed, { age }: Pick<ReviewSeed, 'age'>, today: Day): Day {
  const day = today - age
  return seasonal ? openDay(facts.environment, day) : day
}

export async function seedReviews(db: Db, hotelEntries: readonly HotelEntry[], today: Day): Promise<void> {
  const reviews = hotelEntries.flatMap(({ hotel, reviews: own }) =>
    own.map((review): Cell[] => [
      review.facts.id,
      review.facts.hotelId,
      reviewDay(hotel, review, today),
      review.facts.locale,
      review.average,
      review.welcoming,
      review.comfort,
      review.cleanliness,
      review.food,
      review.localization,
      review.priceQuality,
      JSON.stringify(review.facts),
    ]),
  )
  await insert(
    db,
    'review',
    ['id', 'hotel_id', 'day', 'locale', 'average', 'welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'price_quality', 'facts'],
    reviews,
  )
}
