import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { OriginEnv } from '../../env.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { badRequest, languageOf, screen } from '../screen.ts'
import { codeFor, redeemed } from './grants.ts'
import { base64url, signedToken, signingKeys } from './keys.ts'

const lifetime = 3600
const opaque = v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/))
const address = v.pipe(v.string(), v.maxLength(2000))

const Authorization = v.object({
  response_type: v.literal('code'),
  client_id: opaque,
  redirect_uri: address,
  nonce: opaque,
  state: opaque,
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
})
const TokenRequest = v.object({
  grant_type: v.literal('authorization_code'),
  code: opaque,
  client_id: opaque,
  redirect_uri: address,
  code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
})

/** The demonstration accounts by e-mail: one of the staff, and one that is not. */
const accounts: Readonly<Record<string, { readonly name: string; readonly hd?: string } | undefined>> = {
  'agent@escale.example': { name: 'Agent Escale', hd: 'escale.example' },
  'visitor@elsewhere.example': { name: 'Visitor Elsewhere' },
}

/** Stands in for the OpenID provider of the staff. It has demonstration accounts, and a key for each process. */
export const oidc = new Hono<OriginEnv>()

const issuerOf = (url: string) => `${new URL(url).origin}/oidc`

oidc.get('/oidc/.well-known/openid-configuration', (c) => {
  const issuer = issuerOf(c.req.url)
  return c.json({
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  })
})

oidc.get('/oidc/keys', async (c) => {
  const { id, publicJwk } = await signingKeys()
  const { kty, n, e } = publicJwk
  return c.json({ keys: [{ kty, n, e, kid: id, use: 'sig', alg: 'RS256' }] }, 200, { 'Cache-Control': 'public, max-age=300' })
})

oidc.post('/oidc/token', async (c) => {
  const refuse = (error: string) => c.json({ error }, 400, { 'Cache-Control': 'no-store' })
  const request = v.safeParse(TokenRequest, await fields(c))
  if (!request.success) return refuse('invalid_request')
  const { code, client_id, redirect_uri, code_verifier } = request.output
  const grant = redeemed(code)
  const isTheirs = grant?.clientId === client_id && grant.redirectUri === redirect_uri
  if (!isTheirs || grant.challenge !== (await challengeOf(code_verifier))) return refuse('invalid_grant')
  const now = Math.floor((c.env.CLOCK ? Date.parse(c.env.CLOCK) : Date.now()) / 1000)
  const id_token = await signedToken({
    iss: issuerOf(c.req.url),
    aud: client_id,
    sub: grant.email,
    email: grant.email,
    email_verified: true,
    ...accounts[grant.email],
    nonce: grant.nonce,
    iat: now,
    exp: now + lifetime,
  })
  return c.json({ id_token, token_type: 'Bearer', expires_in: lifetime }, 200, { 'Cache-Control': 'no-store' })
})

oidc.get('/oidc/authorize', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf({ locale: (input['ui_locales'] ?? '').replace('-', '_') }))
  const parsed = v.safeParse(Authorization, input)
  if (!parsed.success || !returnAddress(parsed.output.redirect_uri, c.env)) return badRequest(c, language)
  const { texts, set } = language
  return screen(c, language, {
    title: texts.account.signin,
    body: html`<form method="post" action="/oidc/authorize">
        ${Object.entries(parsed.output).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <p class="actions">${Object.keys(accounts).map((email) => html`<button name="account" value="${email}">${email}</button> `)}
          <button name="account" value="">${set(texts.payment.cancel)}</button></p>
      </form>`,
  })
})

oidc.post('/oidc/authorize', async (c) => {
  const input = await fields(c)
  const parsed = v.safeParse(Authorization, input)
  const target = parsed.success ? returnAddress(parsed.output.redirect_uri, c.env) : undefined
  if (!parsed.success || !target) return badRequest(c, languageOf(localeOf(input)))
  const { client_id: clientId, redirect_uri: redirectUri, nonce, state, code_challenge: challenge } = parsed.output
  const email = input['account'] ?? ''
  if (accounts[email]) target.searchParams.set('code', codeFor({ clientId, redirectUri, nonce, challenge, email }))
  else target.searchParams.set('error', 'access_denied')
  target.searchParams.set('state', state)
  return c.redirect(target.href, 303)
})

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}
