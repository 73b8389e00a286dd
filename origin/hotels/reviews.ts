import type { D1Database } from '@cloudflare/workers-types'
import { textsOf } from '@escale/catalogue'
import { reviewPageSize, type reviewLanguages, type ReviewList, type reviewSorts, type travellerTypes } from '../../src/contract/reviews.ts'
import type { Locale } from '../../src/market/markets.ts'
import { dateOf, type Day } from '../clock/days.ts'
import { reviewFacts } from '../database/facts.ts'
import { raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { notFound } from '../http/http-error.ts'

type Db = Pick<D1Database, 'prepare'>

export interface ReviewRequest {
  readonly locale: Locale
  readonly sort: (typeof reviewSorts)[number]
  readonly page: number
  /** Only reviews in this language, or in all languages. By default it is the reader's own, `locale`. */
  readonly language?: (typeof reviewLanguages)[number] | undefined
  readonly type?: (typeof travellerTypes)[number] | undefined
  /** Set where reviews in other languages follow, if no language is requested. */
  readonly fallback: boolean
}

const orders: Readonly<Record<ReviewRequest['sort'], string>> = {
  DATE_DESC: 'day DESC, id',
  DATE_ASC: 'day, id',
  SCORE_DESC: 'average DESC, day DESC, id',
  SCORE_ASC: 'average, day DESC, id',
}

interface Means {
  total: number
  average: number | null
  welcoming: number | null
  comfort: number | null
  cleanliness: number | null
  food: number | null
  localization: number | null
  price_quality: number | null
}

const score = (tenths: number): number => Math.round(tenths) / 10

function listed({ locale, language, fallback }: ReviewRequest): { readonly filter: Sql; readonly first: Sql } {
  const all = { filter: raw('1'), first: raw('') }
  if (language === 'all') return all
  // Belgian reviews are in French or Dutch, so the language is the first half of the locale.
  const written = sql`substr(locale, 1, 2) = ${(language ?? locale).slice(0, 2)}`
  return language === undefined && fallback ? { ...all, first: sql`${written} DESC,` } : { ...all, filter: written }
}

/** Returns one page of reviews and the means of all. The total respects the filter of languages. */
export async function reviewsOf(db: Db, hotel: number, request: ReviewRequest): Promise<ReviewList> {
  const { page, sort, type } = request
  const { filter: languages, first } = listed(request)
  const filter = type === undefined ? languages : sql`${languages} AND json_extract(facts, '$.type') = ${type}`
  const [known, means, bands, counted, found] = await Promise.all([
    row<{ id: number }>(db, sql`SELECT id FROM hotel WHERE id = ${hotel}`),
    row<Means>(
      db,
      sql`SELECT COUNT(*) AS total, AVG(average) AS average, AVG(welcoming) AS welcoming, AVG(comfort) AS comfort, AVG(cleanliness) AS cleanliness, AVG(food) AS food,
        AVG(localization) AS localization, AVG(price_quality) AS price_quality FROM review WHERE hotel_id = ${hotel}`,
    ),
    rows<{ band: number; count: number }>(
      db,
      sql`SELECT MIN(9, MAX(5, CAST(average / 10 AS INTEGER))) AS band, COUNT(*) AS count FROM review WHERE hotel_id = ${hotel} GROUP BY band`,
    ),
    row<{ total: number }>(db, sql`SELECT COUNT(*) AS total FROM review WHERE hotel_id = ${hotel} AND ${filter}`),
    rows<{ day: Day; average: number; facts: string }>(
      db,
      sql`SELECT day, average, facts FROM review WHERE hotel_id = ${hotel} AND ${filter} ORDER BY ${first} ${raw(orders[sort])} LIMIT ${reviewPageSize} OFFSET ${page * reviewPageSize}`,
    ),
  ])
  if (!known) throw notFound('hotel')
  return {
    totalCount: counted?.total ?? 0,
    ...(means?.average == null ? {} : { score: score(means.average), details: detailsOf(means), distribution: distributionOf(bands) }),
    list: found.map((review) => reviewOf(review)),
  }
}

/** Bands go down from 9 to 10, and the last one is everything under 6. */
function distributionOf(bands: readonly { band: number; count: number }[]): NonNullable<ReviewList['distribution']> {
  return [9, 8, 7, 6, 5].map((band) => ({
    from: band === 5 ? 0 : band,
    count: bands.find((found) => found.band === band)?.count ?? 0,
  }))
}

function detailsOf({ welcoming, comfort, cleanliness, food, localization, price_quality }: Means): NonNullable<ReviewList['details']> {
  return {
    ...(welcoming === null ? {} : { welcoming: score(welcoming) }),
    ...(comfort === null ? {} : { comfort: score(comfort) }),
    ...(cleanliness === null ? {} : { cleanliness: score(cleanliness) }),
    ...(food === null ? {} : { food: score(food) }),
    ...(localization === null ? {} : { localization: score(localization) }),
    ...(price_quality === null ? {} : { priceQualityRatio: score(price_quality) }),
  }
}

function reviewOf({ day, average, facts: text }: { day: Day; average: number; facts: string }): ReviewList['list'][number] {
  const facts = reviewFacts(text)
  const { review } = textsOf(facts.locale)
  const positive = review.positive(facts)
  const negative = review.negative(facts)
  return {
    id: facts.id,
    locale: facts.locale,
    customer: facts.customer,
    type: facts.type,
    date: dateOf(day),
    average: score(average),
    ...(positive === undefined ? {} : { positive }),
    ...(negative === undefined ? {} : { negative }),
  }
}
