import * as v from 'valibot'
import { IsoDate, LocaleName } from './scalars.ts'

/** Characters of a description that search engines show. */
export const longestDescription = 155

/** `path`: below each market's base, with leading `/`; empty for home. */
export const Alternates = v.array(v.object({ locale: LocaleName, path: v.string() }))
export type Alternates = v.InferOutput<typeof Alternates>

const SitemapUrl = v.object({
  path: v.string(),
  alternates: Alternates,
  changed: v.optional(IsoDate),
  images: v.optional(v.array(v.string())),
})

/** `GET /sitemap.json`: one part of a kind. `pages`: number of parts; `changed`: day of each. */
export const SitemapList = v.object({ urls: v.array(SitemapUrl), pages: v.number(), changed: v.optional(v.array(IsoDate)) })
export type SitemapList = v.InferOutput<typeof SitemapList>
