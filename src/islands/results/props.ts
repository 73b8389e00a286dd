import * as v from 'valibot'
import { ShownBanner } from '../../contract/cms/targeted-banner.ts'
import { GiftCardTeaser } from '../../contract/gift-card.ts'
import { Count } from '../../contract/scalars.ts'
import { SearchBase } from '../../contract/search-base.ts'

export const ResultsProps = v.object({
  ...SearchBase.entries,
  /** The zero-based page of results that the server rendered. */
  page: Count,
  banners: v.array(ShownBanner),
  giftCard: v.optional(GiftCardTeaser),
})
export type ResultsProps = v.InferOutput<typeof ResultsProps>
