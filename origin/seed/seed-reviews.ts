import type { House } from './catalogue.ts'
import { insert, type Cell, type Db } from './insert.ts'

/** Writes the reviews of the hotels; `today` is a day number. */
export async function seedReviews(db: Db, houses: readonly House[], today: number): Promise<void> {
  const reviews = houses.flatMap((house) =>
    house.reviews.map((review): Cell[] => [
      review.facts.id,
      review.facts.hotelId,
      today - review.age,
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
