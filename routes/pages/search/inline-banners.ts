import { msg } from '@lingui/core/macro'
import type { GiftBlock, TargetedBanner } from '../../../src/contract/cms.ts'
import type { PageContext } from '../../context.ts'

/** Returns the banners between the results: content's, then gifts (not for customer care, section 6). */
export async function inlineBanners(context: Pick<PageContext, 'content' | 'i18n' | 'view'>): Promise<readonly TargetedBanner[]> {
  const { content, view } = context
  const [targeted, gifts] = await Promise.all([content.targetedBanner(), view.mode.customerCare ? null : content.giftBlock()])
  return [...(targeted ? [targeted] : []), ...(gifts ? [giftBanner(gifts, context)] : [])]
}

/** Kinds of gift, without the single voucher while searching for a gift. */
function giftBanner(block: GiftBlock, { i18n, view }: Pick<PageContext, 'i18n' | 'view'>): TargetedBanner {
  const kinds: readonly (readonly [label: string, url: string])[] = [
    ...(view.flow === 'gifting' ? [] : [[i18n._(msg`Give a stay`), block.singleVoucherURL] as const]),
    [i18n._(msg`Gift boxes`), block.boxURL],
    [i18n._(msg`Gift card`), block.giftcardURL],
    [i18n._(msg`Activities`), block.activityOnlyURL],
  ]
  return {
    title: block.title,
    ...(block.subtitle && { subtitle: block.subtitle }),
    image: block.imageL,
    imageMobile: block.imageS,
    imagePosition: 'right',
    ctas: kinds.slice(0, 3).map(([label, url]) => ({ label, url, newTab: false, variation: 'default' })),
    newTab: false,
  }
}
