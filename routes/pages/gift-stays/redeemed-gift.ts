import type { HeldGift } from '../../../src/contract/beneficiary.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { type ErrorPage, errorPage } from '../../page.ts'
import { heldGift } from '../gift/held-gift.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { unavailable } from '../unavailable.tsx'

/**
 * Returns the gift of the session that can still be booked with. Redirects to the sign-in where the session has ended, and to the gift where it
 * pays no stay any more, because its page says why.
 */
export async function redeemedGift(context: PageContext, reference: string | undefined): Promise<HeldGift | ErrorPage> {
  const { site, url } = context
  const held = await heldGift(context, reference ?? '')
  if (held.kind === 'unavailable') return errorPage(unavailable(context))
  if (held.kind === 'signedOut') throw redirectTo(href(site, 'beneficiaryLogin', { query: { to: `${url.pathname}${url.search}` } }))
  if (held.opened.state !== 'open') throw redirectTo(href(site, 'gift', { path: [reference ?? ''] }))
  return held.opened.gift
}
