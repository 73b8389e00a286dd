import * as v from 'valibot'
import { Alternates } from './seo.ts'

/** `GET /sitemap.json`. */
export const SitemapList = v.object({ urls: v.array(v.object({ path: v.string(), alternates: Alternates })), pages: v.number() })
export type SitemapList = v.InferOutput<typeof SitemapList>
