import * as v from 'valibot'
import { PromoCard } from './cms/home-page.ts'
import { Picture } from './picture.ts'
import { Count, LinkUrl } from './scalars.ts'

/** `GET /api/cms/ideas?locale`, our addition. */
export const Ideas = v.object({
  seo: v.object({ title: v.string(), description: v.string() }),
  title: v.string(),
  intro: v.string(),
  image: Picture,
  /** How many cards of a section precede "See more". */
  shown: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 4),
  sections: v.array(v.object({ title: v.string(), cards: v.array(PromoCard) })),
  regions: v.array(v.object({ title: v.string(), links: v.array(v.object({ label: v.string(), url: LinkUrl })) })),
})
export type Ideas = v.InferOutput<typeof Ideas>

const Article = v.object({ id: v.string(), title: v.string(), teaser: v.string(), image: Picture, url: LinkUrl })
export type Article = v.InferOutput<typeof Article>

/** `GET /api/cms/articles?locale&page&limit`; `page` is zero-based. */
export const Articles = v.object({ articles: v.array(Article), totalCount: Count })
export type Articles = v.InferOutput<typeof Articles>
