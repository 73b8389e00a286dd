import * as v from 'valibot'
import { Picture } from '../picture.ts'
import { LinkUrl } from '../scalars.ts'
import { type SearchParameters, SearchQuery } from '../search-query.ts'
import { BoxBlockContent } from './box-block.ts'
import { Cta } from './cta.ts'
import { RichTextContent } from './rich-text.ts'
import { TargetedBannerContent } from './targeted-banner.ts'

const SearchOfBlock = v.omit(SearchQuery, ['locale', 'minisite', 'page', 'limit', 'performMapSearch', 'performGiftableSearch'])

export function searchOfBlock(query: Readonly<Record<string, string>>): SearchParameters {
  const parsed = v.safeParse(SearchOfBlock, query)
  return parsed.success ? Object.fromEntries(Object.entries(parsed.output).filter(([key]) => key in query)) : {}
}

/** Values stay text, so that stored content parses again; unknown parameters are dropped. */
const BlockQuery = v.pipe(
  v.record(v.string(), v.string()),
  v.check((query) => v.is(SearchOfBlock, query), 'This is no search.'),
  v.transform((query) => Object.fromEntries(Object.entries(query).filter(([key]) => key in SearchOfBlock.entries))),
)

export const PromoCard = v.object({ title: v.string(), subtitle: v.optional(v.string()), image: Picture, url: LinkUrl })
export type PromoCard = v.InferOutput<typeof PromoCard>

export const Block = v.variant('type', [
  v.object({ type: v.literal('BestBoxes'), block: BoxBlockContent }),
  v.object({
    type: v.literal('JumbotronPromo'),
    title: v.string(),
    subtitle: v.optional(v.string()),
    image: Picture,
    cta: v.optional(Cta),
    /** The block is shown from `start` until `end`, which are ISO instants. */
    start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    end: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    countdown: v.optional(v.boolean(), false),
  }),
  v.object({ type: v.literal('MainUSP'), items: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string() })) }),
  v.object({
    type: v.literal('PromoCards'),
    title: v.string(),
    cards: v.array(PromoCard),
  }),
  v.object({ type: v.literal('TargetedBanner'), banner: TargetedBannerContent }),
  v.object({ type: v.literal('TopBar'), text: RichTextContent, cta: v.optional(Cta) }),
  v.object({
    type: v.literal('TopSearchResults'),
    title: v.string(),
    subtitle: v.optional(v.string()),
    kind: v.picklist(['stays', 'gifts', 'activities']),
    query: BlockQuery,
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 3),
    cta: v.optional(Cta),
  }),
])
export type Block = v.InferOutput<typeof Block>

function validBlock(block: unknown): Block | undefined {
  const parsed = v.safeParse(Block, block)
  return parsed.success ? parsed.output : undefined
}

export const HomePage = v.object({
  seo: v.object({ title: v.string(), description: v.string(), index: v.boolean(), follow: v.boolean() }),
  promoBar: v.optional(v.object({ ctas: v.array(Cta), showFlowTabs: v.boolean() })),
  jumbotron: v.object({ title: v.string(), subtitle: v.optional(v.string()), image: Picture }),
  blocks: v.pipe(
    v.array(v.unknown()),
    v.transform((blocks) => blocks.flatMap((block) => validBlock(block) ?? [])),
  ),
  footer: v.object({ legal: v.boolean(), contact: v.boolean() }),
})
export type HomePage = v.InferOutput<typeof HomePage>
/** `GET /api/cms/homepage?locale`. */
export const HomePages = v.object({ booking: HomePage, gifting: HomePage, activity: HomePage })
