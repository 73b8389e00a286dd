import type { GiftOrder } from '../../../src/contract/gift-order.ts'
import type { GiftChoice } from '../../../src/domain/gift/gift.ts'
import type { PageContext } from '../../context.ts'
import { type Returned, returnedOrder } from '../returned-order.ts'

export function returnedGift(context: PageContext): Promise<Returned<GiftOrder>> {
  return returnedOrder(context, {
    find: (reference) => context.upstream.giftOrder({ reference }),
    isPaid: ({ status }) => status === 'paid',
  })
}

export function choiceOfGift({ gift, delivery, total }: GiftOrder): GiftChoice {
  const parcel = delivery.format === 'physical' ? delivery : undefined
  // The order lists all ids together. Sleeves and additions get all of them, because each recognises its own.
  const chosen = parcel?.subElements.map(String) ?? []
  return { gift, format: delivery.format, sleeves: chosen, additions: chosen, country: parcel?.address.country, shownPrice: total }
}
