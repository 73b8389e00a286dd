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

/** A stand-in for the staff's OpenID provider: signs tokens of one demonstration agent with a key that lives as long as the process. */
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

/** Hands out a token to whoever asks: for tests of the site's verification. */
oidc.post('/oidc/token', async (c) => {
  const asked = v.safeParse(TokenRequest, await fields(c))
  if (!asked.success)
    return c.json({ error: { code: 'invalid-parameter', message: 'client_id is missing or malformed', field: 'client_id' } }, 400)
  const { client_id, nonce } = asked.output
  return c.json({ id_token: await idToken(issuerOf(c.req.url), client_id, nonce), token_type: 'Bearer', expires_in: lifetime }, 200, {
    'Cache-Control': 'no-store',
  })
})

/** The sign-in screen: one button, which posts the token to the address that asked for it. */
oidc.get('/oidc/authorize', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const asked = v.safeParse(Authorization, input)
  const target = returnAddress(input['redirect_uri'], c.env)
  if (!asked.success || !target) return badRequest(c, language)
  const token = await idToken(issuerOf(c.req.url), asked.output.client_id, asked.output.nonce)
  const { words, set } = language
  return screen(c, language, {
    title: words.account.signin,
    body: html`<form method="post" action="${target.href}">
        <input type="hidden" name="id_token" value="${token}">
        <input type="hidden" name="state" value="${asked.output.state}">
        <p>agent@escale.example</p>
        <p class="actions"><button>${set(words.account.signin)}</button></p>
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
