import type { D1Database } from '@cloudflare/workers-types'
import { type ComponentCode, componentPicture, componentTags, pictureOf, type Texts } from '@escale/catalogue'
import type { StayDetail, Upsell } from '../../src/contract/stay.ts'
import type { Market } from '../../src/market/markets.ts'
import type { Now } from '../clock/now.ts'
import { productPrices } from './from-price.ts'
import { giftPrices } from './gift-prices.ts'
import { productsOf, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>
type PriceList = NonNullable<StayDetail['priceList']>

/**
 * Extras that can be added or removed, the resulting product and the difference in price; and all products of the stay. Undefined without
 * extras.
 */
export async function upsellsOf(
  db: Db,
  stay: Stay,
  own: PriceList,
  market: Market,
  now: Now,
  texts: Texts,
): Promise<Required<Pick<StayDetail, 'upsells' | 'products'>> | undefined> {
  const base = stay.facts.base?.id ?? stay.facts.id
  const [products, prices] = await Promise.all([productsOf(db, base), productPrices(db, base, now)])
  const mine = prices.get(stay.facts.id)
  const found = await Promise.all(
    products.map(async (other): Promise<Upsell | undefined> => {
      const extra = differenceOf(stay, other)
      const theirs = prices.get(other.facts.id)
      if (!extra || mine === undefined || theirs === undefined) return undefined
      return {
        ...described(extra, other, market, texts),
        id: other.facts.id,
        selected: other.facts.components.length < stay.facts.components.length,
        priceDifference: theirs - mine,
        priceDifferencePerLos: perLos(own, await giftPrices(db, other.facts)),
      }
    }),
  )
  const upsells = found.flatMap((upsell) => upsell ?? [])
  return upsells.length > 0 ? { upsells, products: products.filter(({ facts }) => prices.has(facts.id)).map(extendedProduct) } : undefined
}

function extendedProduct({ facts }: Stay): NonNullable<StayDetail['products']>[number] {
  return { id: facts.id, activityIds: addedTo(facts).flatMap((code) => componentTags.get(code) ?? []) }
}

function addedTo({ components, base }: Pick<Stay['facts'], 'components' | 'base'>): ComponentCode[] {
  return base ? components.filter((code) => !base.components.includes(code)) : []
}

/** What a product has beyond the stay that it was made of, by name. */
export function extraNames({ facts, hotel }: Pick<Stay, 'facts' | 'hotel'>, texts: Texts): string[] {
  return addedTo(facts).map((code) => texts.component.entry(code, facts, hotel).title)
}

/** Returns the one extra in which two products differ, or undefined for none or several. */
function differenceOf(one: Stay, other: Stay): ComponentCode | undefined {
  const [mine, theirs] = [one.facts.components, other.facts.components]
  const different = [...mine.filter((code) => !theirs.includes(code)), ...theirs.filter((code) => !mine.includes(code))]
  return different.length === 1 ? different[0] : undefined
}

function described(code: ComponentCode, { facts, hotel }: Stay, market: Market, texts: Texts) {
  const { title, detailList } = texts.component.entry(code, facts, hotel)
  const picture = componentPicture(code, hotel, facts.id)
  return {
    label: title,
    programLines: detailList,
    activityIds: [componentTags.get(code) ?? 1],
    ...(picture === undefined ? {} : { imagesBySize: pictureOf(picture, market.language).sizes }),
  }
}

function perLos(own: PriceList, other: PriceList): Record<string, number> {
  return Object.fromEntries(
    own.flatMap(({ nights, sellPrice }) => {
      const same = other.find((entry) => entry.nights === nights)
      return same ? [[String(nights), same.sellPrice - sellPrice]] : []
    }),
  )
}
