import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { careCallback, careSignInPath, careSignOutPath } from '../../../src/market/care-paths.ts'
import { isCareHost } from '../../../src/market/public-address.ts'
import { agentCookie } from '../../../src/stored/staff-keys.ts'
import { careSignIn, signInChallenge } from '../../render/care-pages.tsx'
import { i18nOf } from '../../render/i18n.ts'
import { needsHttps } from '../canonical.ts'
import { type Gateway, refusedHeaders } from '../gateway.ts'
import { localeOfCall } from '../likely-market.ts'
import { createEndedMemory, endedSessions } from './ended-sessions.ts'
import { providerOf, type Provider } from './provider.ts'
import { sessionOf } from './session.ts'
import { beginSignIn, endSignIn, signOut } from './sign-in.ts'

const endedHere = createEndedMemory()

/**
 * Requires a session on the customer-care host. Every right of staff follows from `agent`, which is set here alone: the host grants
 * nothing.
 */
export const careGate: MiddlewareHandler<Gateway> = async (c, next) => {
  // A customer-care host without a provider has been refused by `knownHosts` already.
  const provider = isCareHost(c.var.url.host) ? providerOf(c.env) : undefined
  // Crawlers may read robots.txt, and nothing secret is sent before the redirect to https.
  if (!provider || c.req.path === '/robots.txt' || needsHttps(c.var.url, c.env)) return next()
  const ended = endedSessions(endedHere, c.env.CARE_SESSIONS)
  const session = await sessionOf(getCookie(c, agentCookie, 'host'), provider, c.var.services.now)
  const step = steps[`${c.req.method} ${c.req.path}`]
  if (step) return step(c, provider, session && (() => ended.add(session.id)))
  if (!session || (await ended.has(session.id))) return signedOut(c)
  c.set('agent', { email: session.email, name: session.name })
  return next()
}

/** `end` ends the browser's session, if it has one. */
type Step = (c: Context<Gateway>, provider: Provider, end: (() => Promise<void>) | undefined) => Response | Promise<Response>

const steps: Readonly<Record<string, Step | undefined>> = {
  [`GET ${careSignInPath}`]: beginSignIn,
  [`GET ${careCallback}`]: endSignIn,
  [`POST ${careSignOutPath}`]: async (c, _, end) => {
    const { origin } = await c.req.parseBody().catch((): { origin?: undefined } => ({}))
    return signOut(c, typeof origin === 'string' ? origin : undefined, end)
  },
}

/** Sends 401 with a sign-in page, or with a message where an island has called. */
function signedOut(c: Context<Gateway>): Response | Promise<Response> {
  if (!c.req.path.startsWith('/api/')) return careSignIn(c, { reason: hadSession(c) ? 'ended' : 'signed-out', back: requestedPath(c) })
  const message = i18nOf(localeOfCall(c))._(msg`Your session has ended. Please reload the page and sign in again.`)
  return c.json({ error: { code: 'signed-out', message } }, 401, { ...signInChallenge, ...refusedHeaders })
}

const hadSession = (c: Context<Gateway>): boolean => getCookie(c, agentCookie, 'host') !== undefined

const requestedPath = ({ req }: Context<Gateway>): string => {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}
