import type { D1Database } from '@cloudflare/workers-types'
import { type BoxFacts, linksOf, pictureOf, textsOf, themes } from '@escale/catalogue'
import type { BoxTeaser } from '../../src/contract/cms/box-block.ts'
import type { Locale } from '../../src/market/markets.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { boxFacts, pictureIds } from '../database/facts.ts'
import { all, raw, row, rows, sql } from '../database/sql.ts'
import { withAll } from '../search/selection.ts'

interface BoxRow {
  readonly code: string
  readonly price: number
  readonly reference_price: number | null
  readonly facts: string
  readonly pictures: string
}

export async function boxTeasers(db: Pick<D1Database, 'prepare'>, locale: Locale): Promise<BoxTeaser[]> {
  const market = marketOfLocale(locale)
  const found = await rows<BoxRow>(
    db,
    sql`SELECT code, price, reference_price, facts, pictures FROM box WHERE cc IS NULL OR cc = ${market.country} ORDER BY rank LIMIT 4`,
  )
  return (await Promise.all(found.map(async (box) => teaser(box, await ratingOf(db, boxFacts(box.facts)), locale)))).flat()
}

/** The list of boxes has those of every country. */
export async function boxCount(db: Pick<D1Database, 'prepare'>): Promise<number | undefined> {
  return (await row<{ count: number }>(db, sql`SELECT COUNT(*) AS count FROM box`))?.count
}

/** The mean of the reviews of the hotels at which a box can be spent, out of five: "4,3/5". */
async function ratingOf(
  db: Pick<D1Database, 'prepare'>,
  { theme, nights, breakfast, cc, components }: BoxFacts,
): Promise<string | undefined> {
  const conditions = [
    raw('s.published AND s.giftable AND h.active'),
    sql`EXISTS (SELECT 1 FROM stay_theme t WHERE t.stay_id = s.id AND t.theme = ${themes[theme]})`,
    sql`s.min_nights <= ${nights} AND s.max_nights >= ${nights}`,
    ...(breakfast ? [raw('s.breakfast > 0')] : []),
    ...(cc === null ? [] : [sql`h.cc = ${cc}`]),
    ...withAll(components),
  ]
  const hotels = sql`SELECT DISTINCT h.id, h.score, h.reviews FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE ${all(conditions)}`
  const found = await row<{ tenths: number | null }>(db, sql`SELECT SUM(score * reviews) * 1.0 / SUM(reviews) AS tenths FROM (${hotels})`)
  // A score is in tenths of ten, so that twenty of it are one of five.
  return found?.tenths ? `${(found.tenths / 20).toFixed(1).replace('.', ',')}/5` : undefined
}

function teaser(found: BoxRow, rating: string | undefined, locale: Locale): BoxTeaser[] {
  const { box } = textsOf(locale)
  const market = marketOfLocale(locale)
  const facts = boxFacts(found.facts)
  const picture = pictureIds(found.pictures)[0]
  if (picture === undefined) return []
  return [
    {
      id: found.code,
      title: box.title(facts),
      description: box.includedContent(facts).slice(0, 2).join(' · '),
      ...(rating !== undefined && { rating }),
      ...prices(found),
      image: pictureOf(picture, market.language),
      link: { url: linksOf(market).box(box.slug(facts), found.code), campaign: 'best-boxes', category: 'boxes' },
    },
  ]
}

/** Returns cents. With a reference price, the selling price is a promotion. */
function prices(found: BoxRow): Pick<BoxTeaser, 'price' | 'promoPrice'> {
  return found.reference_price === null ? { price: found.price } : { price: found.reference_price, promoPrice: found.price }
}
