import type { GiftBlock } from '../../../src/contract/cms/gift-block.ts'
import type { Edition } from './edition.ts'
import { copyOf } from './copy.ts'

/** `GET /content/giftBlock`: the four kinds of gift. */
export function giftBlock({ locale, to, picture }: Edition): GiftBlock {
  const { hero } = copyOf(locale).gifting
  return {
    title: hero.title,
    subtitle: hero.subtitle,
    imageS: picture('gift-box-coral'),
    imageL: picture('gift-box-coral'),
    giftcardImage: picture('gift-card-teal'),
    boxURL: to.boxes,
    singleVoucherURL: `${to.stays}?flow=gifting`,
    giftcardURL: to.giftCard,
    activityOnlyURL: to.activities,
    campaign: 'gift-block',
    category: 'gifting',
  }
}
