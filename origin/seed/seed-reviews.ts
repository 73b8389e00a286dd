import type { HotelEntry } from './catalogue.ts'
import { insert, type Cell, type Db } from './insert.ts'

export async function seedReviews(db: Db, hotelEntries: readonly HotelEntry[], today: number): Promise<void> {
  const reviews = hotelEntries.flatMap((entry) =>
    entry.reviews.map((review): Cell[] => [
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
