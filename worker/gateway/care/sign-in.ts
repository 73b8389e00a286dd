import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Agent } from '../../../src/contract/agent.ts'
import { careCallback } from '../../../src/market/care-paths.ts'
import { ownAddress } from '../../../src/market/own-address.ts'
import { agentCookie, signInCookie } from '../../../src/stored/staff-keys.ts'
import { careSignIn } from '../../render/care-pages.tsx'
import { marketAt } from '../likely-market.ts'
import { type Gateway, isFromOwnPage, refusedHeaders } from '../gateway.ts'
import { toBase64url } from '../../base64url.ts'
import { keyNameOf, verifyIdToken, type VerifiedToken } from './id-token.ts'
import { type Issuer, type IssuerMemory, openIssuer } from './issuer.ts'
import type { Provider } from './provider.ts'
import { seal, unseal } from './sealed.ts'
import { sealSession, sessionSeconds } from './session.ts'

const memory: IssuerMemory = {}

const signInSeconds = 600
/** Longer addresses would not fit into the cookie, which has room for 4,096 characters. */
const longestReturn = 2000

/** A sign-in under way, which is stored in a cookie of the browser that began it. */
const SignIn = v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), back: v.string(), until: v.number() })
type SignIn = v.InferOutput<typeof SignIn>

const hostCookie = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

const issuerOf = ({ issuer }: Provider): Issuer => openIssuer(memory, { issuer, fetch: (request) => fetch(request), now: Date.now })

export async function beginSignIn(c: Context<Gateway>, provider: Provider): Promise<Response> {
  const back = backTo(c, c.req.query('origin'))
  const described = await issuerOf(provider).description()
  if (described.kind !== 'ok') return signInFailed(c, 'unavailable', back, described.kind)
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const signIn: SignIn = { state, nonce, verifier, back, until: secondsAt(c) + signInSeconds }
  setCookie(c, signInCookie, await seal(signIn, 'care-sign-in', provider.sessionSecret), { ...hostCookie, maxAge: signInSeconds })
  const target = new URL(described.value.authorization_endpoint)
  const query = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: callbackOf(c),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: marketAt(c, back).tag,
  }
  for (const [key, value] of Object.entries(query)) target.searchParams.set(key, value)
  return redirect(c, target.href, 302)
}

export async function endSignIn(c: Context<Gateway>, provider: Provider): Promise<Response> {
  const cookie = getCookie(c, signInCookie, 'host')
  const signIn = await unseal(cookie, SignIn, 'care-sign-in', provider.acceptedSecrets)
  deleteCookie(c, signInCookie, hostCookie)
  const { state, code, error } = c.req.query()
  // The state must belong to a sign-in that this browser began within the last ten minutes.
  if (!signIn || signIn.until <= secondsAt(c) || state !== signIn.state) return signInFailed(c, 'interrupted', signIn?.back, 'state')
  const { back } = signIn
  if (error !== undefined || !code) return signInFailed(c, 'interrupted', back, 'denied')
  const issuer = issuerOf(provider)
  const token = await issuer.token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackOf(c),
    client_id: provider.clientId,
    ...(provider.clientSecret !== undefined && { client_secret: provider.clientSecret }),
    code_verifier: signIn.verifier,
  })
  if (token.kind === 'unavailable') return signInFailed(c, 'unavailable', back, token.kind)
  if (token.kind !== 'ok') return signInFailed(c, 'interrupted', back, token.kind)
  const keys = await issuer.keys(keyNameOf(token.value))
  if (keys.kind !== 'ok') return signInFailed(c, 'unavailable', back, keys.kind)
  const verified = await verifyIdToken(token.value, keys.value, { provider, nonce: signIn.nonce, now: c.var.services.now })
  return 'agent' in verified ? welcome(c, provider, verified.agent, back) : turnedAway(c, verified, back)
}

async function welcome(c: Context<Gateway>, provider: Provider, agent: Agent, back: string): Promise<Response> {
  const session = await sealSession(agent, provider, { now: c.var.services.now, id: crypto.randomUUID() })
  setCookie(c, agentCookie, session, { ...hostCookie, maxAge: sessionSeconds })
  return redirect(c, returnTo(c, back), 303)
}

function turnedAway(c: Context<Gateway>, { fault }: Extract<VerifiedToken, { fault: unknown }>, back: string): Promise<Response> {
  return signInFailed(c, fault === 'stranger' ? 'stranger' : 'interrupted', back, fault)
}

export async function signOut(c: Context<Gateway>, from: string | undefined, end: (() => Promise<void>) | undefined): Promise<Response> {
  if (!isFromOwnPage(c.req.raw)) return c.text('Forbidden', 403, refusedHeaders)
  await end?.()
  deleteCookie(c, agentCookie, hostCookie)
  return redirect(c, returnTo(c, from), 303)
}

/** What is logged names nobody. */
function signInFailed(
  c: Context<Gateway>,
  reason: 'interrupted' | 'stranger' | 'unavailable',
  back: string | undefined,
  cause: string,
): Promise<Response> {
  console.warn(JSON.stringify({ level: 'warn', event: 'care sign-in', reason, cause }))
  return careSignIn(c, { reason, back: back ?? '/' })
}

/** Returns the address to return to if it is ours and no step of the sign-in; otherwise `/`. */
function backTo(c: Context<Gateway>, path: string | undefined): string {
  const target = path !== undefined && path.length <= longestReturn ? ownAddress(path, originOf(c)) : undefined
  if (!target || /^\/(care|api)\//.test(target.pathname)) return '/'
  return target.pathname + target.search + target.hash
}

/** The address is absolute, because a path such as `//host` would lead to another host. */
const returnTo = (c: Context<Gateway>, path: string | undefined): string => (ownAddress(path, originOf(c)) ?? new URL(originOf(c))).href

const originOf = (c: Context<Gateway>): string => new URL(c.req.url).origin

const callbackOf = (c: Context<Gateway>): string => originOf(c) + careCallback

const secondsAt = (c: Context<Gateway>): number => c.var.services.now.getTime() / 1000

const secret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)))

function redirect(c: Context<Gateway>, location: string, status: 302 | 303): Response {
  return c.newResponse(null, status, { location, 'cache-control': 'no-store', 'cache-tag': 'care' })
}
