import * as v from 'valibot'
import { Id, IsoDate, LocaleName, optionalOrUndefined } from '../scalars.ts'
import { RichTextContent } from './rich-text.ts'

/** `GET /api/cms/minisites` has the minisites of all locales. */
export const Minisite = v.object({
  minisiteId: Id,
  minisiteUrl: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/)),
  partnerName: v.optional(v.string()),
  minisiteLocale: LocaleName,
  bannerUrls: v.object({ desktop: v.string(), mobile: v.string() }),
  bannerColor: v.optional(v.string()),
  logoUrl: v.optional(v.string()),
  footer: v.optional(
    v.object({
      terms: RichTextContent,
      bookableUntil: optionalOrUndefined(IsoDate),
      staysUntil: optionalOrUndefined(IsoDate),
      licence: v.optional(v.string()),
    }),
  ),
})
export type Minisite = v.InferOutput<typeof Minisite>
export const Minisites = v.array(Minisite)
