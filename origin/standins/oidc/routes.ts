import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { OriginEnv } from '../../env.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { badRequest, languageOf, screen } from '../screen.ts'
import { signedToken, signingKeys } from './keys.ts'

const lifetime = 3600
const opaque = v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/))

const Authorization = v.object({
  client_id: opaque,
  redirect_uri: v.pipe(v.string(), v.maxLength(2000)),
  nonce: opaque,
  state: v.optional(opaque, ''),
})
const TokenRequest = v.object({ client_id: opaque, nonce: v.optional(opaque) })

/** Stand-in for the staff's OpenID provider: one demonstration agent, a key per process. */
export const oidc = new Hono<OriginEnv>()

const issuerOf = (url: string) => `${new URL(url).origin}/oidc`

oidc.get('/oidc/.well-known/openid-configuration', (c) => {
  const issuer = issuerOf(c.req.url)
  return c.json({
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ['id_token'],
    response_modes_supported: ['form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })
})

oidc.get('/oidc/keys', async (c) => {
  const { id, publicJwk } = await signingKeys()
  const { kty, n, e } = publicJwk
  return c.json({ keys: [{ kty, n, e, kid: id, use: 'sig', alg: 'RS256' }] }, 200, { 'Cache-Control': 'public, max-age=300' })
})

/** A token without sign-in, for tests of the site's verification. */
oidc.post('/oidc/token', async (c) => {
  const parsed = v.safeParse(TokenRequest, await fields(c))
  if (!parsed.success)
    return c.json({ error: { code: 'invalid-parameter', message: 'client_id is missing or malformed', field: 'client_id' } }, 400)
  const { client_id, nonce } = parsed.output
  return c.json({ id_token: await idToken(issuerOf(c.req.url), client_id, nonce), token_type: 'Bearer', expires_in: lifetime }, 200, {
    'Cache-Control': 'no-store',
  })
})

/** The sign-in screen: its button posts the token to the client's address. */
oidc.get('/oidc/authorize', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const parsed = v.safeParse(Authorization, input)
  const target = returnAddress(input['redirect_uri'], c.env)
  if (!parsed.success || !target) return badRequest(c, language)
  const token = await idToken(issuerOf(c.req.url), parsed.output.client_id, parsed.output.nonce)
  const { texts, set } = language
  return screen(c, language, {
    title: texts.account.signin,
    body: html`<form method="post" action="${target.href}">
        <input type="hidden" name="id_token" value="${token}">
        <input type="hidden" name="state" value="${parsed.output.state}">
        <p>agent@escale.example</p>
        <p class="actions"><button>${set(texts.account.signin)}</button></p>
      </form>`,
  })
})

function idToken(issuer: string, audience: string, nonce: string | undefined): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return signedToken({
    iss: issuer,
    aud: audience,
    sub: 'demonstration-agent',
    email: 'agent@escale.example',
    email_verified: true,
    hd: 'escale.example',
    name: 'Agent Escale',
    iat: now,
    exp: now + lifetime,
    ...(nonce === undefined ? {} : { nonce }),
  })
}
