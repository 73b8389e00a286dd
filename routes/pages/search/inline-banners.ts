import type { GiftBlock } from '../../../src/contract/cms/gift-block.ts'
import type { TargetedBanner } from '../../../src/contract/cms/targeted-banner.ts'
import { giftKinds } from '../../../src/ui/gift/gift-kinds.ts'
import type { PageContext } from '../../context.ts'

/** Content's banners, then gifts (not for customer care, S6.3). */
export async function inlineBanners(context: Pick<PageContext, 'content' | 'i18n' | 'view'>): Promise<readonly TargetedBanner[]> {
  const { content, view } = context
  const [targeted, gifts] = await Promise.all([content.targetedBanner(), view.mode.customerCare ? null : content.giftBlock()])
  return [...(targeted ? [targeted] : []), ...(gifts ? [giftBanner(gifts, context)] : [])]
}

/** No single voucher while searching for one. */
function giftBanner(block: GiftBlock, { i18n, view }: Pick<PageContext, 'i18n' | 'view'>): TargetedBanner {
  const { voucher, ...others } = giftKinds
  const kinds = [...(view.flow === 'gifting' ? [] : [voucher]), ...Object.values(others)]
  return {
    title: block.title,
    ...(block.subtitle && { subtitle: block.subtitle }),
    image: block.imageL,
    imageMobile: block.imageS,
    imagePosition: 'right',
    ctas: kinds.map(({ label, urlOf }) => ({ label: i18n._(label), url: urlOf(block), newTab: false, variation: 'default' })),
    newTab: false,
  }
}
