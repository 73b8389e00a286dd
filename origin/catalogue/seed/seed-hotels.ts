import { componentTags, themes } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import type { HotelEntry } from './catalogue.ts'
import { hotelGallery, stayGallery } from './galleries.ts'
import type { Gazetteer } from './gazetteer.ts'
import { insert, type Cell, type Db } from '../../database/insert.ts'
import type { StaySeed } from './stays.ts'

const record = ['id', 'facts', 'pictures', 'changed']

export async function seedHotels(db: Db, hotelEntries: readonly HotelEntry[], today: number, gazetteer: Gazetteer): Promise<void> {
  const hotels = hotelEntries.map(({ hotel, score, reviews }): Cell[] => {
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
    hotelEntries.map(({ hotel }) => [hotel.facts.id, JSON.stringify(hotel.facts), JSON.stringify(hotelGallery(hotel.facts)), today]),
  )
  await insert(
    db,
    'hotel_facility',
    ['hotel_id', 'facility'],
    hotelEntries.flatMap(({ hotel }) => hotel.facts.facilities.map((code) => [hotel.facts.id, code])),
  )
  await insert(
    db,
    'hotel_style',
    ['hotel_id', 'style'],
    hotelEntries.flatMap(({ hotel }) => hotel.facts.styles.map((code) => [hotel.facts.id, code])),
  )

  for (const [table, columns, rows] of [
    ['stay', stayColumns, hotelEntries.flatMap(({ hotel, stays: own }) => own.map((stay) => stayCells(stay, hotel.facts, today)))],
    [
      'extended_stay',
      [...stayColumns, 'base'],
      hotelEntries.flatMap(({ hotel, extended }) =>
        extended.map((stay) => [...stayCells(stay, hotel.facts, today), stay.facts.base?.id ?? stay.facts.id]),
      ),
    ],
    [
      'stay_record',
      record,
      hotelEntries.flatMap(({ hotel, stays: own, extended }) =>
        [...own, ...extended].map(({ facts }) => [
          facts.id,
          JSON.stringify(facts),
          JSON.stringify(stayGallery({ ...facts, ...facts.base }, hotel.facts)),
          today,
        ]),
      ),
    ],
  ] as const)
    await insert(db, table, columns, rows)
  const every = hotelEntries.flatMap((entry) => entry.stays.map((stay) => stay.facts))
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
