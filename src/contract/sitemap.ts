import * as v from 'valibot'
import { IsoDate } from './scalars.ts'
import { Alternates } from './seo.ts'

const SitemapUrl = v.object({
  path: v.string(),
  alternates: Alternates,
  changed: v.optional(IsoDate),
  images: v.optional(v.array(v.string())),
})

/** `GET /sitemap.json`: one part of a kind. `pages`: number of parts; `changed`: day of each. */
export const SitemapList = v.object({ urls: v.array(SitemapUrl), pages: v.number(), changed: v.optional(v.array(IsoDate)) })
export type SitemapList = v.InferOutput<typeof SitemapList>
