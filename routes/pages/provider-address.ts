import type { OrderRequest } from '../../src/contract/order.ts'
import { careAddress } from '../../src/market/public-address.ts'
import { href } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

type Payer = Pick<PageContext, 'site' | 'origin' | 'view' | 'paymentUrl'>
type PaidOrder = Pick<OrderRequest, 'amount' | 'payment'> & { readonly reference: string }

/** The provider returns to the configured host, not to the request's, and for customer care to theirs. `confirmation` is a path. */
export function providerAddress(
  { site, origin, view, paymentUrl }: Payer,
  { amount, payment, reference }: PaidOrder,
  confirmation = href(site, 'confirmation'),
): string {
  const target = new URL(paymentUrl)
  const back = new URL(confirmation, origin).href
  const parameters = {
    amount,
    fee: payment.fee,
    currency: site.market.currency,
    method: payment.method,
    reference,
    locale: site.market.locale,
    return: view.mode.customerCare ? careAddress(back) : back,
  }
  for (const [key, value] of Object.entries(parameters)) target.searchParams.set(key, String(value))
  return target.href
}
