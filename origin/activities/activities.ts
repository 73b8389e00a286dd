import type { D1Database } from '@cloudflare/workers-types'
import type { OfferCard } from '../../src/contract/offers.ts'
import type { Market } from '../../src/market/markets.ts'
import type { ActivityFacts } from '../catalogue/facts.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { activityFacts, pictureIds } from '../database/facts.ts'
import { all, raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { kilometresFrom } from '../geo/places.ts'
import { cardImages } from '../offers/pictures.ts'
import { percentOff } from '../pricing/rule.ts'
import { nearnessOf } from '../search/nearness.ts'
import type { Scope } from '../search/scope.ts'
import type { Texts } from '../texts/texts.ts'

type Db = Pick<D1Database, 'prepare'>

export interface Activity {
  readonly facts: ActivityFacts
  readonly published: boolean
  /** Cents for one adult, before the promotion and after it. */
  readonly barPrice: number
  readonly price: number
  readonly pictures: string[]
}

interface ActivityRow {
  facts: string
  pictures: string
  published: number
  bar_price: number
  price: number
  distance: number | null
  total: number
}

const activityOf = ({ facts, pictures, published, bar_price, price }: Omit<ActivityRow, 'distance' | 'total'>): Activity => ({
  facts: activityFacts(facts),
  pictures: pictureIds(pictures),
  published: published === 1,
  barPrice: bar_price,
  price,
})

export async function activityById(db: Db, id: number): Promise<Activity | undefined> {
  const found = await row<Omit<ActivityRow, 'distance' | 'total'>>(
    db,
    sql`SELECT facts, pictures, published, bar_price, price FROM activity WHERE id = ${id}`,
  )
  return found && activityOf(found)
}

/** Smallest promotion of an activity that is shown, percent. */
const shownFrom = 5

export interface ActivityPrice {
  readonly barPrice: number
  readonly sellPrice: number
  readonly promo: number
}

export function pricesOf({ facts, barPrice, price }: Activity): ReadonlyMap<number, ActivityPrice> {
  const promo = percentOff(price, barPrice)
  const counts = Array.from({ length: facts.adults.max - facts.adults.min + 1 }, (_, index) => facts.adults.min + index)
  return new Map(
    counts.map((adults) => [adults, { barPrice: barPrice * adults, sellPrice: price * adults, promo: promo < shownFrom ? 0 : promo }]),
  )
}

export interface ActivityCriteria {
  readonly scope: Scope
  readonly theme?: number | undefined
  readonly adults: number
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly orderBy: string
  readonly page: number
  readonly limit: number
}

const orders: Readonly<Record<string, string>> = {
  priceAsc: 'a.price, a.id',
  distance: 'distance, a.id',
  promo: 'a.price * 1.0 / a.bar_price, a.id',
}

/** Returns a page of activities near a place as cards. The scope is written for `hotel h`, so activities have the alias of a hotel. */
export async function findActivities(
  db: Db,
  criteria: ActivityCriteria,
  market: Market,
  texts: Texts,
): Promise<{ results: OfferCard[]; totalCount: number }> {
  const { scope, theme, adults, priceMin, priceMax, orderBy, page, limit } = criteria
  const conditions: Sql[] = [
    ...scope.conditions,
    raw('a.published'),
    sql`${adults} BETWEEN a.min_adults AND a.max_adults`,
    ...(theme === undefined ? [] : [sql`a.theme = ${theme}`]),
    ...(priceMin === undefined ? [] : [sql`a.price * ${adults} >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`a.price * ${adults} <= ${priceMax}`]),
  ]
  const distance = scope.center ? kilometresFrom(scope.center, 'a') : raw('NULL')
  const order = orderBy === 'distance' && !scope.center ? undefined : orders[orderBy]
  const found = await rows<ActivityRow>(
    db,
    sql`SELECT a.facts, a.pictures, a.published, a.bar_price, a.price, ${distance} AS distance, COUNT(*) OVER () AS total
      FROM activity a JOIN activity h ON h.id = a.id WHERE ${all(conditions)}
      ORDER BY ${order === undefined ? sql`a.quality + ${nearnessOf(market, 'a')} DESC, a.id` : raw(order)} LIMIT ${limit} OFFSET ${page * limit}`,
  )
  // Beyond the last page there is no row with the count.
  const isBeyond = found.length === 0 && page > 0
  const counted = isBeyond
    ? await row<{ total: number }>(
        db,
        sql`SELECT COUNT(*) AS total FROM activity a JOIN activity h ON h.id = a.id WHERE ${all(conditions)}`,
      )
    : found[0]
  const images = cardImages(
    found.map((activity) => pictureIds(activity.pictures)),
    market.language,
  )
  return {
    results: found.map((result, index) => cardOf(result, adults, market, texts, images[index] ?? [])),
    totalCount: counted?.total ?? 0,
  }
}

function cardOf(result: ActivityRow, adults: number, market: Market, texts: Texts, images: OfferCard['images']): OfferCard {
  const activity = activityOf(result)
  const { facts } = activity
  const prices = [...pricesOf(activity)]
  const price = pricesOf(activity).get(adults) ?? prices[0]?.[1]
  if (!price) throw new Error(`activity ${facts.id} takes nobody`)
  return {
    id: facts.id,
    itemCategory: 'activity',
    label: texts.activity.label(facts),
    uri: sitePath(market, 'activity', facts.id),
    hotel: {
      id: facts.id,
      label: facts.center,
      stars: 0,
      location: { label: texts.place.label(facts.place), city: texts.place.name(facts.place), latitude: facts.lat, longitude: facts.lng },
    },
    images,
    headwords: texts.activity.headwords(facts),
    sellPrice: price.sellPrice,
    ...(price.promo > 0 ? { refPrice: price.barPrice, promo: price.promo } : {}),
    priceType: 'final',
    nights: 0,
    participants: adults,
    ...(result.distance === null ? {} : { distance: Math.round(result.distance * 10) / 10 }),
    prices: prices.map(([count, { promo, barPrice, sellPrice }]) => ({ paxComposition: { adults: count }, promo, barPrice, sellPrice })),
  }
}
