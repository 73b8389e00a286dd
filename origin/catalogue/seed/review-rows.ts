import { tableRows, type TableRows } from '../rows.ts'
import type { HotelEntry } from './catalogue.ts'

/** The reviews of all hotels, each on the day of its age. */
export function reviewRows(hotelEntries: readonly HotelEntry[]): TableRows {
  return tableRows(
    'review',
    hotelEntries.flatMap(({ reviews }) =>
      reviews.map((review) => ({
        id: review.facts.id,
        hotel_id: review.facts.hotelId,
        day: -review.age,
        locale: review.facts.locale,
        average: review.average,
        welcoming: review.welcoming,
        comfort: review.comfort,
        cleanliness: review.cleanliness,
        food: review.food,
        localization: review.localization,
        price_quality: review.priceQuality,
        facts: JSON.stringify(review.facts),
      })),
    ),
    ['day'],
  )
}
