import * as v from 'valibot'
import { Picture } from '../picture.ts'
import { Cents, LinkUrl } from '../scalars.ts'

export const BoxTeaser = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  rating: v.optional(v.string()),
  price: Cents,
  promoPrice: v.optional(Cents),
  image: Picture,
  link: v.object({ url: LinkUrl, campaign: v.optional(v.string()), category: v.optional(v.string()) }),
})
export type BoxTeaser = v.InferOutput<typeof BoxTeaser>

/** `GET /api/cms/box-block-serp?locale`. */
export const BoxBlockContent = v.object({
  id: v.string(),
  containerId: v.optional(v.string()),
  title: v.string(),
  subtitle: v.optional(v.string()),
  colorPalette: v.optional(v.picklist(['teal', 'coral', 'gold', 'paper'])),
  cta: v.optional(v.object({ label: v.string(), link: v.object({ url: LinkUrl, newTab: v.optional(v.boolean(), false) }) })),
  boxes: v.array(BoxTeaser),
})
export type BoxBlockContent = v.InferOutput<typeof BoxBlockContent>
