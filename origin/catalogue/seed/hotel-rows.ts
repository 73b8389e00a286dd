import { componentTags, themes } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import { type Cell, tableRows, type TableRows } from '../rows.ts'
import type { HotelEntry } from './catalogue.ts'
import { hotelGallery, stayGallery } from './galleries.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { StaySeed } from './stays.ts'

/** Hotels and their stays. A record changed on the day on which it was loaded. */
export function hotelRows(hotelEntries: readonly HotelEntry[], gazetteer: Gazetteer): TableRows[] {
  const stays = hotelEntries.flatMap(({ hotel, stays: own }) => own.map((stay) => ({ stay, hotel: hotel.facts })))
  const extended = hotelEntries.flatMap(({ hotel, extended: own }) => own.map((stay) => ({ stay, hotel: hotel.facts })))
  const records = hotelEntries.flatMap(({ hotel, stays: own, extended: more }) =>
    [...own, ...more].map(({ facts }) => ({ facts, hotel: hotel.facts })),
  )
  return [
    tableRows(
      'hotel',
      hotelEntries.map((entry) => hotelCells(entry, gazetteer)),
    ),
    tableRows(
      'hotel_record',
      hotelEntries.map(({ hotel: { facts } }) => record(facts, hotelGallery(facts))),
      ['changed'],
    ),
    tableRows(
      'hotel_facility',
      hotelEntries.flatMap(({ hotel: { facts } }) => facts.facilities.map((facility) => ({ hotel_id: facts.id, facility }))),
    ),
    tableRows(
      'hotel_style',
      hotelEntries.flatMap(({ hotel: { facts } }) => facts.styles.map((style) => ({ hotel_id: facts.id, style }))),
    ),
    tableRows(
      'stay',
      stays.map(({ stay, hotel }) => stayCells(stay, hotel)),
      ['expires'],
    ),
    tableRows(
      'extended_stay',
      extended.map(({ stay, hotel }) => ({ ...stayCells(stay, hotel), base: stay.facts.base?.id ?? stay.facts.id })),
      ['expires'],
    ),
    tableRows(
      'stay_record',
      records.map(({ facts, hotel }) => record(facts, stayGallery({ ...facts, ...facts.base }, hotel))),
      ['changed'],
    ),
    tableRows(
      'stay_theme',
      stays.flatMap(({ stay: { facts } }) => facts.themes.map((theme) => ({ stay_id: facts.id, theme: themes[theme] }))),
    ),
    tableRows(
      'stay_tag',
      stays.flatMap(({ stay: { facts } }) => facts.components.map((code) => ({ stay_id: facts.id, tag: componentTags.get(code) ?? 0 }))),
    ),
  ]
}

const record = (facts: { readonly id: number }, pictures: readonly string[]) => ({
  id: facts.id,
  facts: JSON.stringify(facts),
  pictures: JSON.stringify(pictures),
  changed: 0,
})

function hotelCells({ hotel, score, reviews }: HotelEntry, gazetteer: Gazetteer) {
  const { facts, place } = hotel
  return {
    id: facts.id,
    name: facts.name,
    place_id: place.id,
    cc: place.cc,
    country: gazetteer.find(place.country)?.id ?? place.id,
    region: place.region ?? null,
    department: place.department ?? null,
    lat: facts.lat,
    lng: facts.lng,
    stars: facts.stars,
    type: facts.type,
    environment: facts.environment,
    pets: facts.pets ? 1 : 0,
    active: facts.active ? 1 : 0,
    score,
    reviews: reviews.length,
    night_price: hotel.nightPrice,
    demand: hotel.demand,
    rooms: facts.roomCount,
    seasonal: hotel.seasonal ? 1 : 0,
    cancel_days: hotel.cancelDays,
    tax: hotel.tax,
    flow_mode: hotel.flowMode,
  } satisfies Record<string, Cell>
}

function stayCells(stay: StaySeed, hotel: HotelFacts) {
  const { facts } = stay
  const room = hotel.rooms[facts.room]
  const [theme] = facts.themes
  if (!room || !theme) throw new Error(`stay ${facts.id} has no room or no theme`)
  return {
    id: facts.id,
    hotel_id: facts.hotelId,
    published: stay.published ? 1 : 0,
    giftable: stay.giftable ? 1 : 0,
    min_nights: facts.nights.min,
    max_nights: facts.nights.max,
    room_rate: stay.roomRate,
    breakfast: facts.breakfast ? stay.breakfast : 0,
    per_person: stay.perPerson,
    per_room: stay.perRoom,
    promo: stay.promo,
    capacity: room.capacity,
    max_capacity: room.maxCapacity,
    main_theme: themes[theme],
    bookings: stay.bookings,
    quality: stay.quality,
    expires: stay.daysLeft,
    realtime: stay.realtime,
  } satisfies Record<string, Cell>
}
