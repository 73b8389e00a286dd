import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GiftBlock } from '../../contract/cms/gift-block.ts'
import type { IconName } from '../icon/icon-names.ts'

export interface GiftKindLabels {
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly text: MessageDescriptor
  readonly urlOf: (block: GiftBlock) => string
}

/** The kinds of gifts. Those where the giver chooses most come first (B1). */
export const giftKinds = {
  voucher: {
    icon: 'bed',
    label: msg`Give a stay`,
    text: msg`You choose the getaway, they choose the dates`,
    urlOf: (block) => block.singleVoucherURL,
  },
  box: {
    icon: 'gift',
    label: msg`Gift boxes`,
    text: msg`You choose the theme, they choose the stay`,
    urlOf: (block) => block.boxURL,
  },
  giftCard: {
    icon: 'gift-card',
    label: msg`Gift card`,
    text: msg`You choose the amount, they choose the rest`,
    urlOf: (block) => block.giftcardURL,
  },
  activity: {
    icon: 'mountain',
    label: msg`Activities`,
    text: msg`You choose the activity, they choose the date`,
    urlOf: (block) => block.activityOnlyURL,
  },
} satisfies Record<string, GiftKindLabels>
