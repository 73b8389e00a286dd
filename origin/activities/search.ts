import type { D1Database } from '@cloudflare/workers-types'
import { listedKilometres, type Texts } from '@escale/catalogue'
import type { FacetsResponse } from '../../src/contract/facets.ts'
import type { OfferCard } from '../../src/contract/offers.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import type { Market } from '../../src/market/markets.ts'
import { dateOf } from '../clock/days.ts'
import { all, among, raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { kilometresFrom } from '../geo/places.ts'
import { type FacetsWish, requestedFacets, tagValues } from '../search/facets.ts'
import { nearnessOf } from '../search/nearness.ts'
import { priceStep, priceSteps, priceWithin } from '../search/price-unit.ts'
import type { Scope } from '../search/scope.ts'
import { unpricedCard } from './unpriced-card.ts'
import { type Activity, activityOf, type ActivityRow } from './activities.ts'
import { cardPrice } from './card-price.ts'
import { activityCardImages } from './images.ts'

type Db = Pick<D1Database, 'prepare'>

export interface ActivitySearch {
  readonly query: SearchQuery
  readonly scope: Scope
}

interface FoundRow extends Omit<ActivityRow, 'price'> {
  adult_price: number
  distance: number | null
}

/**
 * The activities of a search before its price and kind, with `price` in cents for all adults. The scope is written for `hotel h`, so
 * activities have the alias of a hotel.
 */
function candidates({ query, scope }: ActivitySearch, market: Market): Sql {
  const { theme, adult, excludedHotelIds } = query
  const conditions: Sql[] = [
    ...scope.conditions,
    raw('a.published'),
    sql`${adult} BETWEEN a.min_adults AND a.max_adults`,
    ...(theme === undefined ? [] : [sql`a.theme = ${theme}`]),
    ...(excludedHotelIds ? [sql`NOT ${among(raw('a.id'), numbers(excludedHotelIds))}`] : []),
  ]
  const distance = scope.center ? kilometresFrom(scope.center, 'a') : raw('NULL')
  return sql`SELECT a.id, a.tag, a.facts, a.pictures, a.published, a.since, a.bar_price, a.price AS adult_price, a.price * ${adult} AS price, a.quality + ${nearnessOf(market, 'a')} AS rank, ${distance} AS distance
    FROM activity a JOIN activity h ON h.id = a.id WHERE ${all(conditions)}`
}

const numbers = (ids: readonly string[]): number[] => ids.map(Number).filter(Number.isFinite)

const kindsOf = ({ tags = [] }: SearchQuery): Sql[] => (tags.length === 0 ? [] : [among(raw('tag'), numbers(tags))])

const found = (search: ActivitySearch, market: Market): Sql =>
  sql`SELECT * FROM (${candidates(search, market)}) WHERE ${all([...kindsOf(search.query), ...priceWithin(search.query)])}`

/** Only a search with a point can be ordered by distance. */
function orderOf({ query: { orderBy }, scope }: ActivitySearch): Sql {
  if (orderBy === 'priceAsc') return raw('price, id')
  return raw(orderBy === 'distance' && scope.center ? 'distance, id' : 'rank DESC, id')
}

export async function findActivities(db: Db, search: ActivitySearch, market: Market, texts: Texts): Promise<OfferCard[]> {
  const { adult, limit, page } = search.query
  const results = await rows<FoundRow>(db, sql`${found(search, market)} ORDER BY ${orderOf(search)} LIMIT ${limit} OFFSET ${page * limit}`)
  const activities = results.map((result) => activityOf({ ...result, price: result.adult_price }))
  const images = activityCardImages(activities, market.language)
  return activities.map((activity, index) => cardOf(activity, results[index]?.distance, adult, market, texts, images[index] ?? []))
}

export async function countActivities(db: Db, search: ActivitySearch, market: Market): Promise<number> {
  const counted = await row<{ total: number }>(db, sql`SELECT COUNT(*) AS total FROM (${found(search, market)})`)
  return counted?.total ?? 0
}

export async function mostAdults(db: Db): Promise<number> {
  const counted = await row<{ highest: number | null }>(db, sql`SELECT MAX(max_adults) AS highest FROM activity WHERE published`)
  return counted?.highest ?? 2
}

/** Counts the activities of each kind and price under the other filters. Kinds that are sold nowhere are left out. */
export async function activityFacets(
  db: Db,
  search: ActivitySearch,
  request: FacetsWish,
  market: Market,
  texts: Texts,
): Promise<FacetsResponse> {
  const { query } = search
  const from = candidates(search, market)
  const [kinds, prices, sold, totalCount] = await Promise.all([
    rows<{ tag: number; count: number }>(
      db,
      sql`SELECT tag, COUNT(*) AS count FROM (${from}) WHERE ${all(priceWithin(query))} GROUP BY tag`,
    ),
    rows<{ step: number; count: number; low: number; high: number }>(
      db,
      sql`SELECT ${priceStep(query)} AS step, COUNT(*) AS count, MIN(price) AS low, MAX(price) AS high FROM (${from}) WHERE ${all(kindsOf(query))} GROUP BY 1`,
    ),
    rows<{ tag: number }>(db, sql`SELECT DISTINCT tag FROM activity WHERE published`),
    countActivities(db, search, market),
  ])
  const tags = new Set(sold.map(({ tag }) => String(tag)))
  const counts = Object.fromEntries(kinds.map(({ tag, count }) => [String(tag), count]))
  const steps = new Map(prices.map(({ step, count }) => [step, count]))
  const properties: FacetsResponse['properties'] = [
    { propertyType: 'tag', values: tagValues(counts, texts).filter(({ id }) => tags.has(id)) },
    {
      propertyType: 'price',
      values: priceSteps.map((cents) => ({ id: String(cents), name: String(cents / 100), count: steps.get(cents) ?? 0 })),
      ...(prices.length === 0 ? {} : { min: Math.min(...prices.map(({ low }) => low)), max: Math.max(...prices.map(({ high }) => high)) }),
    },
  ]
  return { properties: requestedFacets(properties, request), totalCount }
}

function cardOf(
  activity: Activity,
  distance: number | null | undefined,
  adults: number,
  market: Market,
  texts: Texts,
  images: OfferCard['images'],
): OfferCard {
  return {
    ...unpricedCard(activity.facts, market, texts),
    images,
    ...cardPrice(activity, adults),
    ...(typeof distance === 'number' ? { distance: listedKilometres(distance) } : {}),
    ...(activity.since === null ? {} : { onSaleSince: dateOf(activity.since) }),
  }
}
