import type { Outcome } from '../../src/contract/outcome.ts'
import type { PaymentOutcome } from '../../src/contract/order.ts'
import { returnOutcome, signedReturn } from '../../src/domain/booking/payment-return.ts'
import { type Locale, marketOfLocale, sisterMarkets } from '../../src/market/markets.ts'
import type { Site } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/**
 * `elsewhere` is the site of another market or partner, where it was ordered. `unsettled` means that nothing proves an outcome, or that the
 * order is unavailable.
 */
export type Returned<Order> =
  | { readonly kind: PaymentOutcome; readonly order: Order }
  | { readonly kind: 'elsewhere'; readonly site: Site }
  | { readonly kind: 'unsettled' }

interface Orders<Order> {
  readonly find: (reference: string) => Promise<Outcome<Order>>
  readonly isPaid: (order: Order) => boolean
}

interface PlacedOrder {
  readonly reference: string
  readonly locale: Locale
  readonly minisite?: number | undefined
}

/**
 * A payment counts as confirmed only if upstream has the order as paid, too, and only on the site where it was ordered, in any language of
 * its country: its conditions are that site's.
 */
export async function returnedOrder<Order extends PlacedOrder>(
  { url, now, paymentSecrets, site, view }: Pick<PageContext, 'url' | 'now' | 'paymentSecrets' | 'site' | 'view'>,
  { find, isPaid }: Orders<Order>,
): Promise<Returned<Order>> {
  const returned = await returnOutcome(url.searchParams, paymentSecrets, now)
  if (returned === 'unknown') return { kind: 'unsettled' }
  const found = await find(returned.order)
  if (found.kind !== 'ok') return { kind: 'unsettled' }
  const order = found.value
  if (order.reference !== returned.order || (returned.outcome === 'confirmed') !== isPaid(order)) return { kind: 'unsettled' }
  const isSister = sisterMarkets(site.market).some(({ locale }) => locale === order.locale)
  if (!isSister || order.minisite !== view.partner) return { kind: 'elsewhere', site: siteOfOrder(order, site, view) }
  return { kind: returned.outcome, order }
}

/** A partner's site has its address by id, which redirects to the one by name. */
function siteOfOrder({ locale, minisite }: PlacedOrder, visited: Site, { homes }: PageContext['view']): Site {
  const market = marketOfLocale(locale)
  const base = market === visited.market ? visited.base : (homes?.[market.id] ?? market.base)
  return { market, base, ...(minisite !== undefined && { minisite: `minisite/${minisite}` }) }
}

/**
 * Returns the confirmation's address for an order that upstream calls paid, or undefined without a secret. Call it only for a visitor who
 * has sent the order's own key.
 */
export async function paidOrderAddress(
  { now, paymentSecrets: [secret] }: Pick<PageContext, 'now' | 'paymentSecrets'>,
  confirmation: string,
  reference: string,
): Promise<string | undefined> {
  if (secret === undefined) return undefined
  return `${confirmation}?${new URLSearchParams(await signedReturn(reference, secret, now))}`
}
