import type { D1Database } from '@cloudflare/workers-types'
import { linksOf, pictureOf, textsOf } from '@escale/catalogue'
import type { BoxTeaser } from '../../src/contract/cms/box-block.ts'
import type { Locale } from '../../src/market/markets.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { boxFacts, pictureIds } from '../database/facts.ts'
import { rows, sql } from '../database/sql.ts'

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
  return found.flatMap((row) => teaser(row, locale))
}

function teaser(row: BoxRow, locale: Locale): BoxTeaser[] {
  const { box } = textsOf(locale)
  const market = marketOfLocale(locale)
  const facts = boxFacts(row.facts)
  const picture = pictureIds(row.pictures)[0]
  if (picture === undefined) return []
  return [
    {
      id: row.code,
      title: box.title(facts),
      description: box.includedContent(facts).slice(0, 2).join(' · '),
      ...prices(row),
      image: pictureOf(picture, market.language),
      link: { url: linksOf(market).box(box.slug(facts), row.code), campaign: 'best-boxes', category: 'boxes' },
    },
  ]
}

/** Returns cents. With a reference price, the selling price is a promotion. */
function prices(row: BoxRow): Pick<BoxTeaser, 'price' | 'promoPrice'> {
  return row.reference_price === null ? { price: row.price } : { price: row.reference_price, promoPrice: row.price }
}
