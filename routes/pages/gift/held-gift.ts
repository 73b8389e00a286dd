import type { OpenedGift } from '../../../src/contract/beneficiary.ts'
import { href, type Site } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { redirectTo } from '../purchase-redirects.ts'

/** What this browser's session opens by the reference of an address. */
export type SessionGift =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'opened'; readonly code: string; readonly opened: OpenedGift }

/** Asks the upstream each time: the state of a gift is always its own. */
export async function heldGift(
  { heldGifts, upstream }: Pick<PageContext, 'heldGifts' | 'upstream'>,
  reference: string | undefined,
): Promise<SessionGift> {
  const held = heldGifts.find((gift) => gift.reference === reference)
  if (!held) return { kind: 'signedOut' }
  const { code, email } = held
  const response = await upstream.openGift({ code, email })
  if (response.kind !== 'ok' || ('gift' in response.value && response.value.gift.reference !== reference)) return { kind: 'unavailable' }
  return { kind: 'opened', code, opened: response.value }
}

/** The label is there where the upstream has said what it is. */
export interface LabelledGift {
  readonly reference: string
  readonly label: string | undefined
}

/** The gifts of this session but one. */
export function otherGifts(context: Pick<PageContext, 'heldGifts' | 'upstream'>, than?: string): Promise<readonly LabelledGift[]> {
  const others = context.heldGifts.filter(({ reference }) => reference !== than)
  return Promise.all(
    others.map(async ({ reference }) => {
      const session = await heldGift(context, reference)
      return { reference, label: session.kind === 'opened' && 'gift' in session.opened ? session.opened.gift.label : undefined }
    }),
  )
}

/** For an address of redeeming without its session: leads to the sign-in, and from there back to the address. */
export const signInAgain = (context: Pick<PageContext, 'site' | 'url'>): Response => redirectTo(signInHref(context))

/** The sign-in that leads back to the address. */
export function signInHref({ site, url }: Pick<PageContext, 'site' | 'url'>): string {
  return href(site, 'beneficiaryLogin', { query: { origin: `${url.pathname}${url.search}` } })
}

/** The page of a gift. */
export const giftHref = (site: Site, reference: string): string => href(site, 'gift', { path: [reference] })
