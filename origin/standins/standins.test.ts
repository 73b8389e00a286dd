import { expect, test } from 'vitest'
import { HTTPException } from 'hono/http-exception'
import { standins } from './routes.ts'

/** A database without any order. */
const DB = { prepare: () => ({ bind: () => ({ first: () => Promise.resolve(null) }) }) }
const env = { DB, SITE_ORIGINS: 'https://site.test, https://care.site.test' }
standins.onError((error) => {
  if (error instanceof HTTPException) return error.getResponse()
  throw error
})
const get = (path: string, headers: Record<string, string> = {}) => standins.request(path, { headers }, env)
const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  standins.request(path, { method: 'POST', body: new URLSearchParams(values), headers }, env)

test('signing in sets the marker, returns to the site, and opens the account; signing out reverts all', async () => {
  expect((await get('/account/trips?locale=nl_BE')).headers.get('location')).toBe('/account/signin?locale=nl_BE')
  const signedIn = await post('/account/signin', { locale: 'nl_BE', origin: 'https://site.test/be/nl' })
  expect(signedIn.status).toBe(303)
  expect(signedIn.headers.get('location')).toBe('https://site.test/be/nl')
  const cookies = signedIn.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('escale_session=1'))).not.toContain('HttpOnly')
  expect(cookies.filter((cookie) => cookie.includes('HttpOnly')).length).toBe(2)
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  expect(await (await get('/account/wishlist?locale=nl_BE', { cookie })).text()).toContain('Mijn favorieten')
  const signedOut = await get('/account/signout?locale=nl_BE&origin=https://evil.test/', { cookie })
  expect(signedOut.headers.get('location')).toBe('/account/signin?locale=nl_BE')
  expect(signedOut.headers.getSetCookie().every((each) => each.includes('Max-Age=0'))).toBe(true)
})

test('numbers of bookings are checked, and unknown ones not found', async () => {
  expect(await (await get('/booking-lookup?locale=it_IT')).text()).toContain('Trova la tua prenotazione')
  expect((await post('/booking-lookup', { number: '12', email: 'a@b.test' })).status).toBe(400)
  expect(await (await post('/booking-lookup', { number: '12345678', email: 'a@b.test', locale: 'es_ES' })).text()).toContain(
    'No hay ninguna reserva',
  )
  // Gifts are opened by the site.
  for (const path of ['/beneficiary/login', '/box/login']) expect((await get(`${path}?locale=fr_FR`)).status).toBe(404)
})

test('a complete contact case returns to the site, anything else does not', async () => {
  const filed = {
    orgid: '00D000000000000',
    status: 'New',
    type: 'complaint',
    subtype: '',
    origin: 'Web',
    country: 'FR',
    contact_reason: 'complaint',
    retURL: 'https://site.test/fr/contact?ref=contact_thank_you',
    Booking_ID__c: '12345678',
    description: 'Bonjour',
    email: 'a@b.test',
    name: 'Camille',
    phone: '+33 1 99 00 12 34',
  }
  const response = await post('/crm/web-to-case', filed)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(filed.retURL)
  for (const wrong of [{ retURL: 'https://evil.test/' }, { phone: 'call me' }, { Booking_ID__c: '123' }, { description: ' ' }]) {
    expect((await post('/crm/web-to-case', { ...filed, ...wrong })).status).toBe(400)
  }
})

test.each([
  ['fails@crm.example', 500],
  ['refuses@crm.example', 400],
  ['elsewhere@crm.example', 303],
])('the CRM does not file the case of %s', async (email, status) => {
  const response = await post('/crm/web-to-case', { email, retURL: 'https://site.test/fr/contact' })
  expect(response.status).toBe(status)
  expect(response.headers.get('location')).not.toBe('https://site.test/fr/contact')
})

test('the panel of the messenger is a labelled stand-in, in frames of the site only', async () => {
  const panel = await get('/messenger/v0/panel?locale=es_ES')
  expect(panel.headers.get('content-security-policy')).toContain('frame-ancestors https://site.test https://care.site.test')
  expect(panel.headers.get('x-frame-options')).toBeNull()
  expect(await panel.text()).toContain('Pantalla de demostración')
  expect((await get('/booking-lookup?locale=es_ES')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a captcha token is good once, and only while it is fresh', async () => {
  const verify = async (response: string, secret = 'secret') => (await post('/captcha/v0/siteverify', { secret, response })).json()
  const token = `standin.${Date.now()}.${crypto.randomUUID()}`
  expect(await verify(token, '2x0000000000000000000000000000000AA')).toMatchObject({ success: false })
  expect(await verify(token)).toMatchObject({ success: true, hostname: 'localhost' })
  expect(await verify(token)).toMatchObject({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  expect(await verify(`standin.${Date.now() - 400_000}.${crypto.randomUUID()}`)).toMatchObject({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  })
  expect(await verify('guess')).toMatchObject({ success: false, 'error-codes': ['invalid-input-response'] })
  expect(await (await post('/captcha/v0/siteverify', { response: token })).json()).toMatchObject({
    'error-codes': ['missing-input-secret'],
  })
})

test('an account of the staff signs in by a code, good once and for its client, and its token verifies against the published keys', async () => {
  const verifier = 'v'.repeat(43)
  const authorization = {
    response_type: 'code',
    client_id: 'care',
    redirect_uri: 'https://care.site.test/care/callback',
    nonce: 'n-1',
    state: 's-1',
    // Base64url of the SHA-256 of the verifier.
    code_challenge: '7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM',
    code_challenge_method: 'S256',
  }
  const page = await (await get(`/oidc/authorize?${new URLSearchParams({ ...authorization, ui_locales: 'nl-NL' })}`)).text()
  expect(page).toContain('Inloggen')
  expect(page).toContain('value="agent@escale.example"')
  expect((await get(`/oidc/authorize?${new URLSearchParams({ ...authorization, redirect_uri: 'https://evil.test/' })}`)).status).toBe(400)
  expect(
    (await post('/oidc/authorize', { ...authorization, redirect_uri: 'https://evil.test/', account: 'agent@escale.example' })).status,
  ).toBe(400)

  const code = async (account = 'agent@escale.example') => {
    const target = new URL((await post('/oidc/authorize', { ...authorization, account })).headers.get('location') ?? '')
    expect([target.origin + target.pathname, target.searchParams.get('state')]).toEqual([authorization.redirect_uri, 's-1'])
    return target.searchParams.get('code')
  }
  expect(await code('')).toBeNull()
  const exchange = async (change: Record<string, string> = {}) => {
    const grant = { grant_type: 'authorization_code', client_id: 'care', redirect_uri: authorization.redirect_uri, code_verifier: verifier }
    return post('/oidc/token', { ...grant, ...change })
  }
  const { keys } = await (await get('/oidc/keys')).json()
  const good = (await code()) ?? ''
  const { id_token } = await (await exchange({ code: good })).json()
  expect(await verified(id_token, keys[0])).toMatchObject({ iss: 'http://localhost/oidc', aud: 'care', nonce: 'n-1', email_verified: true })
  expect((await exchange({ code: good })).status).toBe(400)
  for (const wrong of [
    { client_id: 'shop' },
    { redirect_uri: 'https://care.site.test/other' },
    { code_verifier: 'w'.repeat(43) },
    { grant_type: 'x' },
  ])
    expect((await exchange({ code: (await code()) ?? '', ...wrong })).status).toBe(400)
})

test('reports of errors are checked and discarded', async () => {
  const send = (body: string) => standins.request('/error', { method: 'POST', body }, env)
  expect((await send(JSON.stringify({ locale: 'fr_FR', uri: '/fr/nulle-part' }))).status).toBe(204)
  expect((await send(JSON.stringify({ locale: 'xx' }))).status).toBe(400)
  expect((await send('{')).status).toBe(400)
})

async function verified(token: string, jwk: JsonWebKey): Promise<unknown> {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
  expect(await crypto.subtle.verify(algorithm, key, bytes(signature), new TextEncoder().encode(`${head}.${claims}`))).toBe(true)
  return JSON.parse(new TextDecoder().decode(bytes(claims)))
}
