import type { IsoDate } from '../../src/contract/scalars.ts'
import { componentTags, themes } from '../catalogue/codes.ts'
import type { HotelFacts } from '../catalogue/facts.ts'
import { dayOf } from '../clock/days.ts'
import { prepare, row, sql } from '../database/sql.ts'
import { catalogue, type Catalogue, type House } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { activityGallery, boxGallery, hotelGallery, stayGallery } from './galleries.ts'
import { readGazetteer, type Gazetteer } from './gazetteer.ts'
import { insert, type Cell, type Db } from './insert.ts'
import { seedPlaces } from './seed-places.ts'
import { roll } from './roll.ts'
import type { StaySeed } from './stays.ts'

/** Changes whenever the catalogue's facts or prices do: another version in the tables means seeding again. */
export const catalogueVersion = '5'

const tables = [
  'place',
  'place_path',
  'term',
  'place_offers',
  'hotel',
  'hotel_record',
  'hotel_facility',
  'hotel_style',
  'stay',
  'extended_stay',
  'stay_record',
  'stay_theme',
  'stay_tag',
  'activity',
  'box',
  'review',
  'season',
  'night',
  'fare',
  'edition',
]

/**
 * Fills a migrated database with the demonstration catalogue, prices and availability from `today` on; where this version is there already, only rolls its days forward.
 * `hotels` makes a larger catalogue for measurements (2,300 hotels have about 10,000 stays). Answers what it did.
 */
export async function seed(
  db: Db,
  today: IsoDate,
  progress: (done: string) => void = () => {},
  hotels: number = standardHotels,
): Promise<'seeded' | 'rolled' | 'current'> {
  const edition = await row<{ version: string; hotels: number }>(db, sql`SELECT version, hotels FROM edition`)
  if (edition?.version === catalogueVersion && edition.hotels === hotels) {
    const rolled = await roll(db, today)
    if (rolled) progress('prices and availability rolled forward')
    return rolled ? 'rolled' : 'current'
  }
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  const gazetteer = readGazetteer()
  const facts = catalogue(gazetteer, hotels)
  await seedPlaces(db, gazetteer, facts)
  progress(`${gazetteer.places.length} places`)
  await seedHouses(db, facts.houses, dayOf(today), gazetteer)
  progress(`${facts.houses.length} hotels, ${facts.houses.reduce((sum, house) => sum + house.stays.length, 0)} stays`)
  await seedReviews(db, facts.houses, dayOf(today))
  await seedGifts(db, facts)
  progress(
    `${facts.houses.reduce((sum, house) => sum + house.reviews.length, 0)} reviews, ${facts.activities.length} activities, ${facts.boxes.length} gift boxes`,
  )
  // Not yet rolled: no days at all. The version is written last, so that a seeding that was interrupted starts again.
  await prepare(db, sql`INSERT INTO edition (version, hotels, first_day, until_day) VALUES ('', ${hotels}, 0, 0)`).run()
  await roll(db, today)
  await prepare(db, sql`UPDATE edition SET version = ${catalogueVersion}`).run()
  await db.prepare('PRAGMA optimize').run()
  progress('prices and availability of thirteen months')
  return 'seeded'
}

const record = ['id', 'facts', 'pictures']

async function seedHouses(db: Db, houses: readonly House[], today: number, gazetteer: Gazetteer): Promise<void> {
  const hotels = houses.map(({ hotel, score, reviews }): Cell[] => {
    const { facts, place } = hotel
    return [
      facts.id,
      facts.name,
      place.id,
      place.cc,
      gazetteer.find(place.country)?.id ?? place.id,
      place.region ?? null,
      place.department ?? null,
      facts.lat,
      facts.lng,
      facts.stars,
      facts.type,
      facts.environment,
      facts.pets ? 1 : 0,
      facts.active ? 1 : 0,
      score,
      reviews.length,
      hotel.nightPrice,
      hotel.demand,
      facts.roomCount,
      hotel.seasonal ? 1 : 0,
      hotel.cancelDays,
      hotel.tax,
      hotel.flowMode,
    ]
  })
  await insert(
    db,
    'hotel',
    [
      'id',
      'name',
      'place_id',
      'cc',
      'country',
      'region',
      'department',
      'lat',
      'lng',
      'stars',
      'type',
      'environment',
      'pets',
      'active',
      'score',
      'reviews',
      'night_price',
      'demand',
      'rooms',
      'seasonal',
      'cancel_days',
      'tax',
      'flow_mode',
    ],
    hotels,
  )
  await insert(
    db,
    'hotel_record',
    record,
    houses.map(({ hotel }) => [hotel.facts.id, JSON.stringify(hotel.facts), JSON.stringify(hotelGallery(hotel.facts))]),
  )
  await insert(
    db,
    'hotel_facility',
    ['hotel_id', 'facility'],
    houses.flatMap(({ hotel }) => hotel.facts.facilities.map((code) => [hotel.facts.id, code])),
  )
  await insert(
    db,
    'hotel_style',
    ['hotel_id', 'style'],
    houses.flatMap(({ hotel }) => hotel.facts.styles.map((code) => [hotel.facts.id, code])),
  )

  for (const [table, columns, rows] of [
    ['stay', stayColumns, houses.flatMap(({ hotel, stays: own }) => own.map((stay) => stayCells(stay, hotel.facts, today)))],
    [
      'extended_stay',
      [...stayColumns, 'base'],
      houses.flatMap(({ hotel, extended }) =>
        extended.map((stay) => [...stayCells(stay, hotel.facts, today), stay.facts.base?.id ?? stay.facts.id]),
      ),
    ],
    [
      'stay_record',
      record,
      houses.flatMap(({ hotel, stays: own, extended }) =>
        [...own, ...extended].map(({ facts }) => [
          facts.id,
          JSON.stringify(facts),
          JSON.stringify(stayGallery({ ...facts, ...facts.base }, hotel.facts)),
        ]),
      ),
    ],
  ] as const)
    await insert(db, table, columns, rows)
  const every = houses.flatMap((house) => house.stays.map((stay) => stay.facts))
  await insert(
    db,
    'stay_theme',
    ['stay_id', 'theme'],
    every.flatMap((stay) => stay.themes.map((theme) => [stay.id, themes[theme]])),
  )
  await insert(
    db,
    'stay_tag',
    ['stay_id', 'tag'],
    every.flatMap((stay) => stay.components.map((code) => [stay.id, componentTags.get(code) ?? 0])),
  )
}

const stayColumns = [
  'id',
  'hotel_id',
  'published',
  'giftable',
  'min_nights',
  'max_nights',
  'room_rate',
  'breakfast',
  'per_person',
  'per_room',
  'promo',
  'capacity',
  'max_capacity',
  'main_theme',
  'bookings',
  'quality',
  'expires',
  'realtime',
]

function stayCells(stay: StaySeed, hotel: HotelFacts, today: number): Cell[] {
  const { facts } = stay
  const room = hotel.rooms[facts.room]
  const [theme] = facts.themes
  if (!room || !theme) throw new Error(`stay ${facts.id} has no room or no theme`)
  return [
    facts.id,
    facts.hotelId,
    stay.published ? 1 : 0,
    stay.giftable ? 1 : 0,
    facts.nights.min,
    facts.nights.max,
    stay.roomRate,
    facts.breakfast ? stay.breakfast : 0,
    stay.perPerson,
    stay.perRoom,
    stay.promo,
    room.capacity,
    room.maxCapacity,
    themes[theme],
    stay.bookings,
    stay.quality,
    stay.daysLeft === null ? null : today + stay.daysLeft,
    stay.realtime,
  ]
}

async function seedReviews(db: Db, houses: readonly House[], today: number): Promise<void> {
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

async function seedGifts(db: Db, { activities, boxes }: Catalogue): Promise<void> {
  await insert(
    db,
    'activity',
    [
      'id',
      'cc',
      'place_id',
      'country',
      'region',
      'department',
      'lat',
      'lng',
      'tag',
      'theme',
      'published',
      'bar_price',
      'price',
      'min_adults',
      'max_adults',
      'quality',
      'facts',
      'pictures',
    ],
    activities.map(({ facts, place, ...activity }): Cell[] => [
      facts.id,
      place.cc,
      place.id,
      place.country ?? place.id,
      place.region ?? null,
      place.department ?? null,
      facts.lat,
      facts.lng,
      activity.tag,
      activity.theme,
      activity.published ? 1 : 0,
      activity.barPrice,
      activity.price,
      facts.adults.min,
      facts.adults.max,
      activity.quality,
      JSON.stringify(facts),
      JSON.stringify(activityGallery(facts)),
    ]),
  )
  await insert(
    db,
    'box',
    ['code', 'twin', 'theme', 'cc', 'price', 'reference_price', 'rank', 'facts', 'pictures'],
    boxes.map((box): Cell[] => [
      box.facts.code,
      box.twin,
      box.theme,
      box.facts.cc,
      box.price,
      box.referencePrice,
      box.rank,
      JSON.stringify(box.facts),
      JSON.stringify(boxGallery(box.facts, box.rank)),
    ]),
  )
}
