import * as v from 'valibot'
import { IsoDate, LocaleName } from './scalars.ts'

/** In characters, as many as search engines show of a description. */
export const longestDescription = 155

/** `path` is below each market's base, with a leading `/`, and empty for home. */
export const Alternates = v.array(v.object({ locale: LocaleName, path: v.string() }))
export type Alternates = v.InferOutput<typeof Alternates>

const SitemapUrl = v.object({
  path: v.string(),
  alternates: Alternates,
  changed: v.optional(IsoDate),
  images: v.optional(v.array(v.string())),
})

/** `GET /sitemap.json`: one page of a kind. `pages` is their number, `changed` the day of each. */
export const SitemapList = v.object({ urls: v.array(SitemapUrl), pages: v.number(), changed: v.optional(v.array(IsoDate)) })
export type SitemapList = v.InferOutput<typeof SitemapList>
