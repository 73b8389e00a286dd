import type { HeldGift, OpenedGift } from '../../../src/contract/beneficiary.ts'
import type { GiftProduct } from '../../../src/contract/gift-order.ts'
import { type GiftProblem, giftProblem } from '../../../src/domain/redeeming/paid-by-gift.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import type { PageContext } from '../../context.ts'
import { heldGift } from '../gift/held-gift.ts'

/** The gift of the session that is to pay a booking, as the upstream knows it at the moment. */
export interface OpenedPayment {
  readonly kind: 'opened'
  readonly code: string
  readonly opened: OpenedGift
  readonly problem: GiftProblem | undefined
}

export type PayingGift = OpenedPayment | { readonly kind: 'signedOut' } | { readonly kind: 'unavailable' }

/** Known before the upstream is asked. */
export const isSignedOut = ({ heldGifts }: Pick<PageContext, 'heldGifts'>, { gift }: Pick<BookingChoice, 'gift'>): boolean =>
  gift !== undefined && !heldGifts.some(({ reference }) => reference === gift)

/** Undefined for a booking that no gift pays. */
export async function payingGift(
  context: Pick<PageContext, 'heldGifts' | 'upstream' | 'content' | 'today'>,
  booking: BookingChoice,
): Promise<PayingGift | undefined> {
  if (booking.gift === undefined) return undefined
  const held = await heldGift(context, booking.gift)
  if (held.kind !== 'opened') return held
  const stayIds = await stayIdsOf(context, booking, giftOf({ ...held, problem: undefined })?.gift)
  return { ...held, problem: giftProblem(held.opened, { stayIds, dates: booking.dates }, context.today) }
}

/** A voucher is for its stay with extras, too. Where the content cannot be read, the upstream decides. */
async function stayIdsOf(
  { content }: Pick<PageContext, 'content'>,
  { stayId }: BookingChoice,
  gift: GiftProduct | undefined,
): Promise<number[]> {
  if (gift?.type !== 'SINGLEVOUCHER' || gift.stayId === stayId) return [stayId]
  const found = await content.stay(stayId)
  return found.kind === 'ok' ? [stayId, ...(found.value.products ?? []).map(({ id }) => id)] : [stayId, gift.stayId]
}

/** Undefined where there is none, or where its code opens none any more. */
export function giftOf(paying: PayingGift | undefined): HeldGift | undefined {
  return paying?.kind === 'opened' && 'gift' in paying.opened ? paying.opened.gift : undefined
}
