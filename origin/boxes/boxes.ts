import type { D1Database } from '@cloudflare/workers-types'
import { type BoxFacts, pictureOf, type Texts, textsOf } from '@escale/catalogue'
import type { BoxListItem } from '../../src/contract/boxes.ts'
import { type Locale, locales, type Market, marketOfLocale } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { boxFacts, pictureIds } from '../database/facts.ts'
import { raw, row, rows, sql } from '../database/sql.ts'

type Db = Pick<D1Database, 'prepare'>

interface BoxRow {
  code: string
  twin: string
  cc: string | null
  price: number
  reference_price: number | null
  facts: string
  pictures: string
}

export interface Box {
  readonly code: string
  readonly twin: string
  readonly facts: BoxFacts
  readonly price: number
  readonly referencePrice: number | null
  readonly pictures: string[]
}

const selected = raw('SELECT code, twin, cc, price, reference_price, facts, pictures FROM box')

const boxOf = ({ facts, pictures, reference_price, ...found }: BoxRow): Box => ({
  ...found,
  referencePrice: reference_price,
  facts: boxFacts(facts),
  pictures: pictureIds(pictures),
})

export async function boxWithCode(db: Db, code: string): Promise<Box | undefined> {
  const found = await row<BoxRow>(db, sql`${selected} WHERE code = ${code} OR twin = ${code}`)
  return found && boxOf(found)
}

/** Lists every box and, after each, its physical twin. Boxes about another country than the market's come last. */
export async function boxList(db: Db, market: Market, texts: Texts): Promise<BoxListItem[]> {
  const found = await rows<BoxRow>(db, sql`${selected} ORDER BY COALESCE(cc, ${market.country}) <> ${market.country}, rank`)
  return found.map(boxOf).flatMap((box) => [itemOf(box, box.code, market, texts), itemOf(box, box.twin, market, texts)])
}

const listPictures = 3

function pathIn(locale: Locale, { code, facts }: Box): string {
  return sitePath(marketOfLocale(locale), 'box', textsOf(locale).box.slug(facts), code)
}

function itemOf(box: Box, code: string, market: Market, texts: Texts): BoxListItem {
  return {
    code,
    slug: texts.box.slug(box.facts),
    title: texts.box.title(box.facts),
    metaTitle: texts.box.metaTitle(box.facts),
    includedContent: texts.box.includedContent(box.facts),
    price: { sellPrice: box.price, ...(box.referencePrice === null ? {} : { referencePrice: box.referencePrice }) },
    images: box.pictures.slice(0, listPictures).map((id) => pictureOf(id, market.language)),
    ...(code === box.code && { alternateUrls: locales.map((locale) => ({ locale, path: pathIn(locale, box) })) }),
  }
}
