import * as v from 'valibot'
import { LinkUrl } from '../scalars.ts'

export const Cta = v.object({
  label: v.string(),
  url: LinkUrl,
  newTab: v.optional(v.boolean(), false),
  variation: v.optional(v.picklist(['default', 'black']), 'default'),
})
export type Cta = v.InferOutput<typeof Cta>
