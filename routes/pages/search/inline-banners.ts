import { msg } from '@lingui/core/macro'
import type { GiftBlock, TargetedBanner } from '../../../src/contract/cms.ts'
import type { PageContext } from '../../context.ts'

/** The banners between the results: what content puts forward, then the gifts; these are not for customer care (section 6). */
export async function inlineBanners(context: Pick<PageContext, 'content' | 'i18n' | 'view'>): Promise<readonly TargetedBanner[]> {
  const { content, view } = context
  const [targeted, gifts] = await Promise.all([content.targetedBanner(), view.mode.customerCare ? null : content.giftBlock()])
  return [...(targeted ? [targeted] : []), ...(gifts ? [giftBanner(gifts, context)] : [])]
}

/** The kinds of gift; the single voucher is where one already is when searching for a gift. */
function giftBanner(of: GiftBlock, { i18n, view }: Pick<PageContext, 'i18n' | 'view'>): TargetedBanner {
  const kinds: readonly (readonly [label: string, url: string])[] = [
    ...(view.flow === 'gifting' ? [] : [[i18n._(msg`Give a stay`), of.singleVoucherURL] as const]),
    [i18n._(msg`Gift boxes`), of.boxURL],
    [i18n._(msg`Gift card`), of.giftcardURL],
    [i18n._(msg`Activities`), of.activityOnlyURL],
  ]
  return {
    title: of.title,
    ...(of.subtitle && { subtitle: of.subtitle }),
    image: of.imageL,
    imageMobile: of.imageS,
    imagePosition: 'right',
    ctas: kinds.slice(0, 3).map(([label, url]) => ({ label, url, newTab: false, variation: 'default' })),
    newTab: false,
  }
}
