import type { GiftProduct } from '../../contract/gift-order.ts'
import type { StayDetail } from '../../contract/stay.ts'

/** Only vouchers have one, if its content could be read. */
type GiftedStay = Pick<StayDetail, 'products'> | undefined

/** In the names of what is typed; the amount of a gift card follows it. */
export const cardDraft = 'card'

/**
 * Names a gift, so that the browser keeps what is typed for it apart. Formats and options of one gift share the name, and so do a stay and the
 * same stay with extras; what is bought for oneself is no gift.
 */
export function draftOf(gift: GiftProduct, stay?: GiftedStay): string {
  switch (gift.type) {
    case 'SINGLEVOUCHER':
      return draftOfStay(gift.stayId, stay)
    case 'BOX':
      return `box-${gift.code.replace(/[EP]BOX$/, '')}`
    case 'GIFTCARD':
      return `${cardDraft}-${gift.amount / 100}`
    case 'DIGITAL_ACTIVITY_ONLY':
      return gift.ownUse ? `activity-${gift.activityId}-own` : `activity-${gift.activityId}`
  }
}

export function draftOfStay(stayId: number, stay: GiftedStay): string {
  return `stay-${stay?.products?.find(({ activityIds }) => activityIds.length === 0)?.id ?? stayId}`
}

/** The names of a gift's form and of its message, as `data-remembered` and `data-forget` have them. */
export const draftNames = (draft: string) => ({ form: `gift-checkout.${draft}`, message: `gift-message.${draft}` })
