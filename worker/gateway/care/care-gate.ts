import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { careCallback, careSignInPath, careSignOutPath } from '../../../src/market/care-paths.ts'
import { isCareAddress } from '../../../src/market/public-address.ts'
import { agentCookie } from '../../../src/stored/staff-keys.ts'
import { careSignIn, signInChallenge } from '../../render/care-pages.tsx'
import { i18nOf } from '../../render/i18n.ts'
import { needsHttps } from '../canonical.ts'
import { type Gateway, refusedHeaders } from '../gateway.ts'
import { localeOfCall } from '../likely-market.ts'
import { providerOf, type Provider } from './provider.ts'
import { agentOf } from './session.ts'
import { beginSignIn, endSignIn, signOut } from './sign-in.ts'

/**
 * Nothing on the customer-care host without a session, except signing in. The only place that decides who is customer care: `agent` in the
 * context is a verified session, and all that staff may do follows from it, not from the host.
 */
export const careGate: MiddlewareHandler<Gateway> = async (c, next) => {
  // Where the host is closed for want of a provider, `knownHosts` has refused.
  const provider = isCareAddress(c.req.url) ? providerOf(c.env) : undefined
  // Crawlers may read that there is nothing for them, and a redirect to https comes before anything secret.
  if (!provider || c.req.path === '/robots.txt' || needsHttps(c.req.url, c.env)) return next()
  const agent = await agentOf(getCookie(c, agentCookie, 'host'), provider, c.var.services.now)
  const step = steps[`${c.req.method} ${c.req.path}`]
  if (step) return step(c, provider)
  if (!agent) return signedOut(c)
  c.set('agent', agent)
  return next()
}

type Step = (c: Context<Gateway>, provider: Provider) => Response | Promise<Response>

const steps: Readonly<Record<string, Step | undefined>> = {
  [`GET ${careSignInPath}`]: beginSignIn,
  [`GET ${careCallback}`]: endSignIn,
  [`POST ${careSignOutPath}`]: async (c) => {
    const { origin } = await c.req.parseBody().catch((): { origin?: undefined } => ({}))
    return signOut(c, typeof origin === 'string' ? origin : undefined)
  },
}

/** 401: a page to sign in on, at the requested address; a sentence for an island. */
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
