import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Price } from './price.ts'
import { Cents, Id } from './scalars.ts'
import { Alternates } from './seo.ts'

/** Content has a list of phrases, or one text with a phrase on each line. */
const IncludedContent = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((content) => (typeof content === 'string' ? content.split(/\r?\n/) : content)),
  v.transform((phrases) => phrases.map((phrase) => phrase.trim()).filter(Boolean)),
)

export const BoxListItem = v.object({
  code: v.string(),
  slug: v.string(),
  title: v.string(),
  /** Our addition, where `title` is too long for search engines. */
  metaTitle: v.optional(v.string()),
  includedContent: IncludedContent,
  price: v.object({ sellPrice: Cents, referencePrice: v.optional(Cents) }),
  images: v.array(Picture),
  /** Our addition. Boxes that are sent by post have none, because they are not indexed. */
  alternateUrls: v.optional(Alternates),
})
export type BoxListItem = v.InferOutput<typeof BoxListItem>
/** `GET /boxes/search`. Codes end in EBOX (sent by e-mail) or PBOX (sent by post). */
export const BoxList = v.object({ boxes: v.array(BoxListItem) })

/** `GET /boxes/{code}/product-detail`. `formats` holds the codes of both formats. */
export const BoxDetail = v.object({
  code: v.string(),
  title: v.string(),
  slug: v.string(),
  description: v.string(),
  includedContent: IncludedContent,
  value: Cents,
  referencePrice: Cents,
  price: Price,
  images: v.array(Picture),
  formats: v.object({ digital: v.string(), physical: v.string() }),
  searchCriteria: v.object({ subthemas: v.array(Id) }),
  pageModel: v.object({ pageTitle: v.string(), metaDescription: v.string() }),
})
export type BoxDetail = v.InferOutput<typeof BoxDetail>
