import type { GiftBlock } from '../../../src/contract/cms/gift-block.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { GiftCardTeaser } from '../../../src/contract/gift-card.ts'

export function giftCardOf(block: GiftBlock | null, settings: Settings | null): GiftCardTeaser | undefined {
  if (!block) return undefined
  const months = settings?.voucherValidityMonths.giftCard
  return { url: block.giftcardURL, image: block.giftcardImage ?? block.imageS, ...(months !== undefined && { months }) }
}
