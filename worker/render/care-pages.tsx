import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { brand } from '../../src/market/brand.ts'
import { ownAddress } from '../../src/market/own-address.ts'
import { publicAddress } from '../../src/market/public-address.ts'
import { CareClosed, CareSignIn, type SignInReason } from '../../src/ui/care/CareSignIn.tsx'
import { googleIssuer } from '../gateway/care/provider.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { marketAt } from '../gateway/likely-market.ts'
import { addressOfMarket, plainDocument } from './plain-document.tsx'

const statuses = { 'signed-out': 401, ended: 401, interrupted: 401, stranger: 403, unavailable: 503 } as const

/** A 401 must have this header (RFC 9110, 15.5.2). No scheme is registered for session cookies, so browsers ignore the value. */
export const signInChallenge = { 'www-authenticate': 'Cookie realm="customer care"' } as const

/** The page is in the language of the requested one, whose path is `back`. */
export async function careSignIn(c: Context<Gateway>, { reason, back }: { reason: SignInReason; back: string }): Promise<Response> {
  const status = statuses[reason]
  const google = c.env.CARE_ISSUER === googleIssuer
  if (status === 401) c.header('www-authenticate', signInChallenge['www-authenticate'])
  if (status === 503) c.header('retry-after', '60')
  return carePage(c, back, status, (publicPage) => <CareSignIn reason={reason} back={back} publicPage={publicPage} google={google} />)
}

/** Shown on a customer-care host for which no sign-in is configured. */
export const careClosed = (c: Context<Gateway>): Promise<Response> =>
  carePage(c, addressOfMarket(c).pathname, 403, (publicPage) => <CareClosed publicPage={publicPage} />)

function carePage(c: Context<Gateway>, path: string, status: 401 | 403 | 503, body: (publicPage: string) => ReactNode): Promise<Response> {
  const { origin } = addressOfMarket(c)
  const publicPage = publicAddress((ownAddress(path, origin) ?? new URL(origin)).href)
  const head = { title: brand, robots: 'noindex, nofollow' }
  return plainDocument(c, {
    body: body(publicPage),
    head,
    market: marketAt(c, path),
    status,
    caching: 'private, no-store',
    tag: 'care',
  })
}
