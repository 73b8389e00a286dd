import * as v from 'valibot'
import { Cta } from './cta.ts'
import { Flow } from './flow.ts'

/** `GET /api/cms/promoBars?locale`. */
export const PromoBar = v.object({
  page: v.picklist(['home', 'search', 'product']),
  flow: Flow,
  internalCode: v.string(),
  campaign: v.optional(v.string()),
  category: v.optional(v.string()),
  links: v.array(Cta),
})
export type PromoBar = v.InferOutput<typeof PromoBar>
export const PromoBars = v.array(PromoBar)
