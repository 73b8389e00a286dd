import type { D1Database } from '@cloudflare/workers-types'
import type { HotelFacts, RoomFacts, StayFacts } from '@escale/catalogue'
import type { Day } from '../clock/days.ts'
import { hotelFacts, pictureIds, stayFacts } from '../database/facts.ts'
import { among, raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { notFound } from '../http/http-error.ts'

type Db = Pick<D1Database, 'prepare'>

export interface Stay {
  readonly facts: StayFacts
  readonly hotel: HotelFacts
  readonly published: boolean
  readonly giftable: boolean
  readonly promo: number
  readonly bookings: number
  readonly expires: Day | null
  readonly realtime: string
  readonly pictures: string[]
  readonly hotelPictures: string[]
  /** In tenths, or null without reviews. */
  readonly score: number | null
  readonly reviews: number
  readonly cancelDays: number | null
  /** How the hotel's availability arrives: it is fetched from the hotel's system, or sent by it. */
  readonly flowMode: 'pull' | 'push'
  /** In cents for each night and adult. */
  readonly tax: number
  readonly active: boolean
}

interface StayRow {
  facts: string
  hotel: string
  published: number
  giftable: number
  promo: number
  bookings: number
  expires: number | null
  realtime: string
  pictures: string
  hotel_pictures: string
  score: number | null
  reviews: number
  cancel_days: number | null
  flow_mode: 'pull' | 'push'
  tax: number
  active: number
}

const selectedFrom = (source: 'stay' | 'product'): Sql => sql`
  SELECT sr.facts, hr.facts AS hotel, s.published, s.giftable, s.promo, s.bookings, s.expires, s.realtime, sr.pictures, hr.pictures AS hotel_pictures, h.score, h.reviews, h.cancel_days, h.flow_mode, h.tax, h.active
  FROM ${raw(source)} s JOIN hotel h ON h.id = s.hotel_id JOIN stay_record sr ON sr.id = s.id JOIN hotel_record hr ON hr.id = h.id`

function stayOf(found: StayRow): Stay {
  const { hotel, hotel_pictures, cancel_days, flow_mode, published, giftable, active, ...rest } = found
  return {
    ...rest,
    facts: stayFacts(found.facts),
    hotel: hotelFacts(hotel),
    published: published === 1,
    giftable: giftable === 1,
    active: active === 1,
    pictures: pictureIds(found.pictures),
    hotelPictures: pictureIds(hotel_pictures),
    cancelDays: cancel_days,
    flowMode: flow_mode,
  }
}

/** Finds a stay with or without extras, published or not. Throws a 404 for an unknown one. */
export async function stayById(db: Db, id: number): Promise<Stay> {
  const found = await row<StayRow>(db, sql`${selectedFrom('product')} WHERE s.id = ${id}`)
  if (!found) throw notFound('stay')
  return stayOf(found)
}

/** The stays come in any order, and unknown ids are left out. */
export async function staysById(db: Db, ids: readonly number[]): Promise<Stay[]> {
  return (await rows<StayRow>(db, sql`${selectedFrom('product')} WHERE ${among(raw('s.id'), ids)}`)).map(stayOf)
}

/** Stays with extras are left out. */
export async function staysOfHotel(db: Db, hotel: number): Promise<StayFacts[]> {
  const found = await rows<{ facts: string }>(
    db,
    sql`SELECT sr.facts FROM stay s JOIN stay_record sr ON sr.id = s.id WHERE s.hotel_id = ${hotel} ORDER BY s.id`,
  )
  return found.map(({ facts }) => stayFacts(facts))
}

export async function productsOf(db: Db, base: number): Promise<Stay[]> {
  return (await rows<StayRow>(db, sql`${selectedFrom('product')} WHERE s.base = ${base} AND s.published ORDER BY s.id`)).map(stayOf)
}

/** A stay with extras is described by the texts of the stay to which they are added. */
export const describedBy = (facts: StayFacts): StayFacts => ({ ...facts, ...facts.base })

/** The condition is on `stay s` and `hotel h`. Stays with extras are left out. */
export async function staysWhere(db: Db, condition: Sql, order: Sql, limit: number): Promise<Stay[]> {
  return (await rows<StayRow>(db, sql`${selectedFrom('stay')} WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`)).map(stayOf)
}

export function roomFacts({ facts, hotel }: Pick<Stay, 'facts' | 'hotel'>): RoomFacts {
  const room = hotel.rooms[facts.room]
  if (!room) throw new Error(`stay ${facts.id} has no room`)
  return room
}

export function isOnSale(stay: Stay, today: Day): boolean {
  return stay.published && stay.active && (stay.expires === null || stay.expires >= today)
}
