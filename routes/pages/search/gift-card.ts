import type { GiftBlock, Settings } from '../../../src/contract/cms.ts'
import type { GiftCardTeaser } from '../../../src/contract/gift-card.ts'

/** Returns the gift card among the results of a gifting search; undefined without its content. */
export function giftCardOf(block: GiftBlock | null, settings: Settings | null): GiftCardTeaser | undefined {
  if (!block) return undefined
  const months = settings?.voucherValidityMonths.giftCard
  return { url: block.giftcardURL, image: block.giftcardImage ?? block.imageS, ...(months !== undefined && { months }) }
}
