import { describe, expect, inject, it } from 'vitest'
import { agentCookie, careHost, getAsAgent } from './care.ts'
import { get, type TestResponse } from './site.ts'

const atCare = (path: string, options: Parameters<typeof get>[1] = {}) => get(path, { host: careHost(), ...options })
const careOrigin = () => `http://${careHost()}`
const ownForm = () => ({ origin: careOrigin(), 'content-type': 'application/x-www-form-urlencoded' })

/** The cookie that a response sets, as a browser sends it back. */
const cookieOf = ({ headers }: TestResponse): string => headers['set-cookie']?.split(';')[0] ?? ''

/** Begins to sign in from a page: the provider's address, and what the browser remembers. */
async function begun(origin = '/fr/week-ends/bretagne?stars=4'): Promise<{ authorize: URL; cookie: string }> {
  const response = await atCare(`/care/sign-in?${new URLSearchParams({ origin })}`)
  expect(response.status).toBe(302)
  return { authorize: new URL(response.headers['location'] ?? ''), cookie: cookieOf(response) }
}

/** Chooses an account at the provider; returns the path that the browser is sent back to. */
async function chosen(authorize: URL, account = 'agent@escale.example'): Promise<string> {
  const body = new URLSearchParams([...authorize.searchParams, ['account', account]])
  const response = await fetch(`${authorize.origin}${authorize.pathname}`, { method: 'POST', body, redirect: 'manual' })
  return (response.headers.get('location') ?? '').replace(careOrigin(), '')
}

const paths = [
  '/',
  '/be',
  '/fr',
  '/fr/week-ends/bretagne',
  '/fr/checkout?product=10572',
  '/fr/nowhere',
  '/fr/%E0%A4%A',
  '/FR//contact/',
  '/sitemap.xml',
  '/fr/sitemap-pages-1.xml',
  '/pictures/bedroom-day_640_360.avif',
  '/healthz',
  '/care/nowhere',
]

describe('without a session', () => {
  // @rule S6.11
  it.each(paths)('%s is the sign-in page, stored and indexed nowhere', async (path) => {
    const { status, headers, body } = await atCare(path)
    expect(status).toBe(401)
    expect(body).toMatch(/<h1>(Service client|Klantendienst|Klantenservice)<\/h1>/)
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex, nofollow', 'private, no-store'])
    expect(headers['www-authenticate']).toBe('Cookie realm="customer care"')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  // @rule S6.11
  it.each([
    ['fr', 'Service client', 'Connexion'],
    ['es', 'Atención al cliente', 'Iniciar sesión'],
    ['be/nl', 'Klantendienst', 'Aanmelden'],
    ['be/fr', 'Service client', 'Connexion'],
    ['nl/nl', 'Klantenservice', 'Inloggen'],
    ['it', 'Assistenza clienti', 'Accedi'],
  ])('the page of /%s is in its language, and leads back to it', async (base, title, button) => {
    const { body } = await atCare(`/${base}/contact?ref=x`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toMatch(new RegExp(`href="/care/sign-in\\?origin=${encodeURIComponent(`/${base}/contact?ref=x`)}"[^>]*>${button}<`))
    expect(body).toContain(`href="${inject('site')}/${base}/contact?ref=x"`)
  })

  // @rule S6.11
  it('a posted form is refused, too', async () => {
    const { status, body } = await atCare('/fr/checkout?product=10572', { method: 'POST', headers: ownForm(), body: 'payment=full' })
    expect([status, body.includes('<h1>Service client</h1>')]).toEqual([401, true])
  })

  // @rule S6.11
  it.each(['GET', 'POST'])('a call of the API (%s) gets a sentence in its language', async (method) => {
    const { status, headers, body } = await atCare('/api/error?locale=nl_NL', { method, headers: { origin: careOrigin() } })
    expect([status, headers['cache-control']]).toEqual([401, 'private, no-store'])
    expect(JSON.parse(body)).toEqual({
      error: { code: 'signed-out', message: 'Je sessie is verlopen. Laad de pagina opnieuw en log weer in.' },
    })
  })

  it('robots.txt closes everything', async () => {
    const { status, headers, body } = await atCare('/robots.txt')
    expect([status, body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex, nofollow', 'private, no-store'])
  })

  it.each([
    ['that has ended', { age: 8 * 3600 }],
    ['of another secret', { secret: 'another secret of thirty-two characters' }],
  ])('%s, nobody is signed in, and the page names the reason', async (_, session) => {
    const { status, body } = await atCare('/fr', { headers: { cookie: await agentCookie(session) } })
    expect(status).toBe(401)
    expect(body).toContain('Votre session a expiré.')
  })
})

describe('signing in', () => {
  // @rule S6.12
  it('goes to the provider, back to the requested page, and shows who is signed in', async () => {
    const { authorize, cookie } = await begun('/fr/week-ends/bretagne?stars=4#checkin=2027-04-02')
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'customer-care',
      redirect_uri: `${careOrigin()}/care/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      ui_locales: 'fr-FR',
    })
    const welcome = await atCare(await chosen(authorize), { headers: { cookie } })
    expect([welcome.status, welcome.headers['location']]).toEqual([303, `${careOrigin()}/fr/week-ends/bretagne?stars=4#checkin=2027-04-02`])
    const session = welcome.headers['set-cookie'] ?? ''
    expect(session).toMatch(/__Host-care=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(session).toMatch(/__Host-care-sign-in=; Max-Age=0/)
    const sent = /__Host-care=[^;]+/.exec(session)?.[0] ?? ''
    const page = await atCare('/fr/week-ends/bretagne?stars=4', { headers: { cookie: sent } })
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ])
    expect(page.body).toContain('Session de Agent Escale')
  })

  // @rule S6.12
  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/care/sign-out',
    '/api/error',
    `/fr?q=${'a'.repeat(2001)}`,
  ])('never leads anywhere else afterwards: %s', async (origin) => {
    const { authorize, cookie } = await begun(origin)
    const { headers } = await atCare(await chosen(authorize), { headers: { cookie } })
    expect(headers['location']).toBe(`${careOrigin()}/`)
  })

  it.each([
    ['an account of another domain', 'visitor@elsewhere.example', 403, 'Ce compte n’a pas accès au service client.'],
    ['no account', '', 401, 'La connexion a été interrompue ou a pris trop de temps.'],
  ])('with %s ends on the sign-in page, which says why', async (_, account, status, sentence) => {
    const { authorize, cookie } = await begun()
    const response = await atCare(await chosen(authorize, account), { headers: { cookie } })
    expect(response.status).toBe(status)
    expect(response.body).toContain(sentence)
    expect(response.body).toContain(encodeURIComponent('/fr/week-ends/bretagne?stars=4'))
    expect(response.headers['set-cookie']).not.toMatch(/__Host-care=[^;]/)
  })

  // @rule S6.13
  it('takes no return that another browser began, that is of another sign-in, or that was used before', async () => {
    const { authorize, cookie } = await begun()
    const another = await begun()
    const back = await chosen(authorize)
    const refused = async (path: string, headers: Record<string, string>) => {
      const response = await atCare(path, { headers })
      expect([response.status, response.headers['set-cookie']]).toEqual([401, expect.not.stringMatching(/__Host-care=[^;]/)])
    }
    await refused(back, {})
    await refused(back, { cookie: another.cookie })
    await refused(back, { cookie: `${cookie}x` })
    await refused(back.replace(/state=[^&]*/, 'state='), { cookie })
    await refused(back.replace(/code=[^&]*/, 'code=invented'), { cookie })
    expect((await atCare(back, { headers: { cookie } })).status).toBe(303)
    await refused(back, { cookie })
  })

  it('does not exist on the public site', async () => {
    for (const path of ['/care/sign-in', '/care/callback?code=a&state=b']) expect((await get(path)).status).toBe(404)
    expect((await get('/care/sign-out', { method: 'POST', headers: { origin: inject('site') }, body: '' })).status).toBe(404)
    const { body } = await get('/fr/week-ends/bretagne', { headers: { cookie: await agentCookie() } })
    expect(body).not.toContain('Panneau conseiller')
  })
})

describe('signing out', () => {
  // @rule S6.14
  it('ends the session and returns to the page that was left, where one can sign in again', async () => {
    const body = new URLSearchParams({ origin: '/it/contatti' }).toString()
    const { status, headers } = await getAsAgent('/care/sign-out', { method: 'POST', headers: ownForm(), body })
    expect([status, headers['location']]).toEqual([303, `${careOrigin()}/it/contatti`])
    expect(headers['set-cookie']).toMatch(/^__Host-care=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  })

  // @rule S6.14
  it('ends that session wherever its cookie is, and no other one of the same agent', async () => {
    const [cookie, another] = [await agentCookie(), await agentCookie()]
    const statusWith = async (sent: string) => (await getAsAgent('/fr/contact', { headers: { cookie: sent } })).status
    expect([await statusWith(cookie), await statusWith(another)]).toEqual([200, 200])
    expect(
      (await getAsAgent('/care/sign-out', { method: 'POST', headers: { ...ownForm(), origin: 'https://evil.example', cookie }, body: '' }))
        .status,
    ).toBe(403)
    expect(await statusWith(cookie)).toBe(200)
    expect((await getAsAgent('/care/sign-out', { method: 'POST', headers: { ...ownForm(), cookie }, body: '' })).status).toBe(303)
    expect([await statusWith(cookie), await statusWith(another)]).toEqual([401, 200])
  })

  it('is no other site’s to do, and leads nowhere else', async () => {
    const foreign = { ...ownForm(), origin: 'https://evil.example' }
    expect((await getAsAgent('/care/sign-out', { method: 'POST', headers: foreign, body: '' })).status).toBe(403)
    for (const body of ['origin=//evil.example', '', 'origin=a&origin=b', '%']) {
      const { status, headers } = await getAsAgent('/care/sign-out', { method: 'POST', headers: ownForm(), body })
      expect([status, headers['location']]).toEqual([303, `${careOrigin()}/`])
    }
  })
})

describe('a signed-in agent', () => {
  // @rule S6.15
  it.each([
    '/fr',
    '/fr/nowhere',
    '/fr/contact',
    '/fr/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10',
    '/fr/checkout/gift?product=10572&giftFormat=digital&giftNights=1',
    '/fr/checkout/confirmation',
    '/fr/checkout/gift/confirmation',
    '/fr/marche-bleu/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10',
  ])('has the panel on %s, with the public address of the page', async (path) => {
    const { headers, body } = await getAsAgent(path)
    expect(body).toContain('aria-label="Panneau conseiller"')
    expect(body).toContain('Session de Agent Escale')
    expect(body).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/care\/sign-out"/)
    expect(body).toContain(`value="${inject('site')}${path.split('?')[0]}`)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow'])
  })

  it.each(paths)('%s is in no cache and no index for them, either', async (path) => {
    const { headers } = await getAsAgent(path)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['cache-control']).toBe(path.startsWith('/pictures') ? 'private, max-age=86400' : 'private, no-store')
  })

  it.each(['/', '/be'])('%s names itself to no search engine', async (path) => {
    const { status, body } = await getAsAgent(path)
    expect([status, body.includes('<meta name="robots" content="noindex, nofollow"/>')]).toEqual([200, true])
    expect(body).not.toContain('hreflang="x-default"')
  })
})
