import type { OrderPayment } from '../../../src/contract/order.ts'
import type { IsoDate } from '../../../src/contract/scalars.ts'
import { addMonthsTo } from '../../../src/domain/dates/days.ts'
import {
  eligibilityRequest,
  type EligibleMethod,
  offeredPayments,
  offersSecondProvider,
  type PaymentMethod,
} from '../../../src/domain/pricing/payments.ts'
import type { PageContext } from '../../context.ts'
import { requestMethods } from '../request-methods.ts'

type Buyer = Pick<PageContext, 'upstream' | 'content' | 'site' | 'today'>

/** `total` is in cents. */
export interface PaidGift {
  readonly total: number
  readonly validityMonths: number
}

export function certainPayments({ site, today }: Buyer, gift: PaidGift, methods: readonly EligibleMethod[] = []): OrderPayment[] {
  const { total } = gift
  const secondProvider = offersSecondProvider(site.market.locale, total)
  return offeredPayments({ stay: { amount: total, checkin: lastDay(gift, today) }, methods, secondProvider }, today)
}

/**
 * A gift has no arrival, so no payment is deferred, and instalments count from its last day. Returns only certain payments when the call
 * fails.
 */
export async function giftPayments(buyer: Buyer, gift: PaidGift): Promise<OrderPayment[]> {
  const { today } = buyer
  const request = eligibilityRequest(gift.total, lastDay(gift, today), { cancellable: false }, today, ['3x', '4x'])
  return certainPayments(buyer, gift, await requestMethods(buyer, request))
}

export async function agreedGiftPayment(method: PaymentMethod, buyer: Buyer, gift: PaidGift): Promise<OrderPayment | undefined> {
  const isOurs = method === 'full' || method === 'pay-later'
  const payments = isOurs ? certainPayments(buyer, gift) : await giftPayments(buyer, gift)
  return payments.find((payment) => payment.method === method)
}

function lastDay({ validityMonths }: PaidGift, today: IsoDate): IsoDate {
  return addMonthsTo(today, validityMonths)
}
