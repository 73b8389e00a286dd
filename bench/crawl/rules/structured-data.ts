import * as v from 'valibot'
import { addressOf, type SiteMap, targetsOf } from '../graph.ts'
import type { CrawledPage } from '../page.ts'
import { whereabouts } from '../whereabouts.ts'
import { type Rule, when } from './rule.ts'

type DataRule = Rule<CrawledPage, SiteMap>

const Offer = v.looseObject({ price: v.optional(v.string()), url: v.optional(v.string()) })

/** What pages have of schema.org. */
const Thing = v.looseObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.string(),
  name: v.optional(v.string()),
  url: v.optional(v.string()),
  priceRange: v.optional(v.string()),
  offers: v.optional(Offer),
  makesOffer: v.optional(Offer),
  aggregateRating: v.optional(v.looseObject({ ratingValue: v.number(), reviewCount: v.number() })),
  address: v.optional(
    v.looseObject({ streetAddress: v.optional(v.string()), postalCode: v.optional(v.string()), addressLocality: v.optional(v.string()) }),
  ),
  itemListElement: v.optional(
    v.array(
      v.looseObject({ position: v.number(), name: v.optional(v.string()), item: v.optional(v.string()), url: v.optional(v.string()) }),
    ),
  ),
})
type Thing = v.InferOutput<typeof Thing>

/** Those that parse; the first rule reports the others. */
const thingsOn = ({ structured }: CrawledPage): readonly Thing[] =>
  structured.flatMap((block) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Thing), block)
    return parsed.success ? [parsed.output] : []
  })

const squeezed = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, '')
const shows = ({ text }: CrawledPage, value: string) => text.includes(squeezed(value))

const parses: DataRule = {
  name: 'JSON-LD parses',
  find: ({ structured }) =>
    structured.flatMap((block) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Thing), block)
      return when(!parsed.success, () => `${parsed.issues?.[0].message}: ${block.slice(0, 80)}`)
    }),
}

/** Things that are the page: their address is its canonical one. */
const products = ['Product', 'Hotel']

const names: DataRule = {
  name: 'JSON-LD: name and address are the page’s',
  find: (page) =>
    thingsOn(page)
      .filter((thing) => products.includes(thing['@type']))
      .flatMap(({ name = '', url, address }) => [
        ...when(!shows(page, name), () => `name ${name}`),
        ...when(url !== page.canonical, () => `url ${url}, canonical ${page.canonical}`),
        ...[address?.streetAddress, address?.postalCode, address?.addressLocality].flatMap((line) =>
          when(line !== undefined && !shows(page, line), () => `address ${line}`),
        ),
      ]),
}

/** The spellings of a price: with and without cents, before or after the sign, and half of it, for one guest of two. */
function isPriceShown({ text }: CrawledPage, price: string): boolean {
  const cents = Math.round(Number(price) * 100)
  return [cents, cents / 2, Math.round(cents / 100) * 100].some((value) => {
    const euros = Math.floor(value / 100)
    const grouped = [String(euros), String(euros).replace(/(\d)(\d{3})$/, '$1.$2')]
    const spelt = value % 100 === 0 ? grouped : grouped.map((whole) => `${whole},${String(Math.round(value % 100)).padStart(2, '0')}`)
    return spelt.some((amount) => text.includes(`${amount}€`) || text.includes(`€${amount}`))
  })
}

const prices: DataRule = {
  name: 'JSON-LD: price is the page’s',
  find: (page) =>
    thingsOn(page).flatMap(({ offers, makesOffer, priceRange }) => [
      ...[offers?.price, makesOffer?.price].flatMap((price) =>
        when(price !== undefined && !isPriceShown(page, price), () => `price ${price}`),
      ),
      ...when(
        priceRange !== undefined && !isPriceShown(page, /[\d.]+/.exec(priceRange.replaceAll(/[^\d]/g, ''))?.[0] ?? ''),
        () => `priceRange ${priceRange}`,
      ),
    ]),
}

const ratings: DataRule = {
  name: 'JSON-LD: rating is the page’s',
  find: (page) =>
    thingsOn(page).flatMap(({ aggregateRating: rating }) => {
      if (!rating) return []
      const values = [String(rating.ratingValue), rating.ratingValue.toFixed(1), rating.ratingValue.toFixed(2)]
      const counts = [String(rating.reviewCount), String(rating.reviewCount).replace(/(\d)(\d{3})$/, '$1.$2')]
      return [
        ...when(
          !values.some((value) => shows(page, value.replace('.', ','))) && !values.some((value) => shows(page, value)),
          () => `rating ${rating.ratingValue}`,
        ),
        ...when(!counts.some((count) => shows(page, count)), () => `${rating.reviewCount} reviews`),
      ]
    }),
}

const lists: DataRule = {
  name: 'JSON-LD: lists and breadcrumbs are the page’s',
  find: (page, { origin }) => {
    const things = thingsOn(page)
    if (things.every(({ itemListElement }) => !itemListElement)) return []
    // Structured data names pages; links of the gifting flow name the flow, too.
    const links = new Set(targetsOf(page, origin).map((target) => target.replace(/\?flow=gifting$/, '')))
    const { market, base } = whereabouts(page.address)
    // A partner's page links to its own copy of what the market's page lists.
    const isLinked = (path: string) => links.has(path) || (market !== undefined && links.has(base + path.slice(market.base.length)))
    return things.flatMap(({ '@type': type, itemListElement = [] }) =>
      itemListElement.flatMap(({ name, url, item }, at) => {
        const target = url ?? item
        const path = target === undefined ? undefined : addressOf(target, page.address, origin)
        const isLast = at === itemListElement.length - 1
        return [
          ...when(name !== undefined && at > 0 && !shows(page, name), () => `${type}: ${name}`),
          ...when(path === undefined, () => `${type}: ${target}`),
          ...when(path !== undefined && !isLinked(path) && !(type === 'BreadcrumbList' && isLast), () => `${type}: no link to ${path}`),
        ]
      }),
    )
  },
}

export const structuredDataRules: readonly DataRule[] = [parses, names, prices, ratings, lists]
