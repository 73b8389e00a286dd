import { describe, expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { agentCookie, careHost, getAsAgent } from './care.ts'
import { get, type TestResponse } from './site.ts'

const pages = markets.map(({ id, base, language }) => ({ id, path: `${base}/${segments.contact[language]}` }))
const [french = { path: '' }] = pages
const site = new URL(inject('site'))
const now = Date.parse(inject('clock'))

const typed = {
  reason: 'complaint',
  bookingNumber: '12345678',
  name: 'Zoé D’Alembert',
  phone: '+33 6 12 34 56 78',
  description: 'Le jacuzzi était froid.\nEt le petit-déjeuner aussi.',
}

/** A visitor who has not written yet. */
const somebody = () => `zoe+${crypto.randomUUID()}@example.com`

/** Token of a challenge that was solved now. */
const token = () => `standin.${now}.${crypto.randomUUID()}`

interface Sender {
  /** A signed-in member of customer care. */
  readonly isAgent?: boolean
  /** As the network in front of the site names it. */
  readonly client?: string
  readonly origin?: string
}

/** Posts the form of a contact page. */
async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  { isAgent = false, client, origin }: Sender = {},
): Promise<TestResponse> {
  const host = isAgent ? careHost() : site.host
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: origin ?? `http://${host}`,
    ...(client && { 'cf-connecting-ip': client }),
    ...(isAgent && { cookie: await agentCookie() }),
  }
  return get(`${path}/message`, { method: 'POST', body, headers, host })
}

const solved = (fields: Readonly<Record<string, string>> = {}) => ({
  ...typed,
  email: somebody(),
  'cf-turnstile-response': token(),
  ...fields,
})

/** Sources of the page's security policy. */
const policyOf = ({ headers }: TestResponse, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ')

describe.each(pages)('the contact page of $id', ({ path }) => {
  // @rule B2.99
  it('has three requests for the booking lookup, five entries of the FAQ by their anchors, chat hours where there is a chat, and the form', async () => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(body.match(/href="[^"]*\/booking-lookup#r=(?:modify|cancel|invoice)"/g)).toHaveLength(3)
    const anchors = [...body.matchAll(/href="([^"#]*\/info\/faq)#([a-z0-9-]+)"/g)].map(([, , anchor]) => anchor)
    expect(new Set(anchors).size).toBe(5)
    expect(body).toContain(`href="${path}/message"`)
    expect(body.includes('data-messenger')).toBe(path.startsWith('/es'))
    expect(body).not.toContain('data-forget')
  })

  // @rule B2.100 B4.99
  it('sends a message to the CRM and returns with thanks', async () => {
    const form = await get(`${path}/message`)
    expect([form.status, form.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
    expect(form.body).toMatch(/<meta name="robots" content="noindex, follow"/)
    const { status, headers } = await send(path, solved())
    expect([status, headers['location'], headers['cache-control']]).toEqual([303, `${path}?ref=contact_thank_you`, 'private, no-store'])
    const { body } = await get(headers['location'] ?? '')
    expect(body).toContain('data-forget="contact"')
    expect(body).toMatch(/48.h|48.horas|48.uur|48.ore/)
  })

  // @rule B8.21
  it('shows every wrong field in its own words, with everything typed, and sends nothing', async () => {
    const wrong = { reason: 'complaint', bookingNumber: '123', name: 'www.zoe.example', email: 'zoe@', phone: 'appelez', description: '' }
    const { status, body, headers } = await send(path, wrong)
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store'])
    expect(body).toMatch(/<title>(?:Erreur\u202f|Error|Fout|Errore): /)
    expect([...body.matchAll(/aria-invalid="true"/g)]).toHaveLength(5)
    for (const value of ['value="123"', 'value="www.zoe.example"', 'value="zoe@"', 'value="appelez"']) expect(body).toContain(value)
    expect(body).toMatch(/<option value="complaint" selected=""/)
    const summary = /data-error-summary.*?<\/section>/s.exec(body)?.[0] ?? ''
    expect([...summary.matchAll(/href="#message-(\w+)"/g)].map(([, name]) => name)).toEqual([
      'bookingNumber',
      'name',
      'email',
      'phone',
      'description',
    ])
  })
})

describe('the contact form', () => {
  // @rule B8.21
  it('uses the sentences of the specification', async () => {
    const { body } = await send(french.path, { reason: 'complaint', bookingNumber: '1', name: '1', email: '1', phone: 'x' })
    const text = (/data-error-summary.*?<\/section>/s.exec(body)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ')
    for (const message of [
      'Le numéro de réservation comporte 8 chiffres',
      'Saisissez un nom ou un texte',
      'L’adresse e-mail semble incorrecte',
      'Le numéro de téléphone semble incorrect',
      'Champ obligatoire',
    ])
      expect(text).toContain(message)
  })

  // @rule B5.31 B5.33
  it('sends names, telephones and addresses as people write them to a CRM that knows only plain ones', async () => {
    for (const [name, phone] of [
      ['J.-P. Dupont & fils', '06.12.34.56.78'],
      ['Fam. J. Peeters', '0475/12 34 56'],
      ['Zoé\u00a0Martin (Studio 54)', '+32 (0)2.123.45.67'],
    ] as const) {
      const fields = solved({ name, phone, bookingNumber: '1234 5678', email: `o’neill+${crypto.randomUUID()}@example.com` })
      expect((await send(french.path, fields)).status).toBe(303)
    }
  })

  it('without a reason shows only that it is missing', async () => {
    const { status, body } = await send(french.path, {})
    expect(status).toBe(422)
    expect([...body.matchAll(/aria-invalid="true"/g)]).toHaveLength(1)
  })

  it('sends the message of somebody who has not booked, without a number', async () => {
    expect((await send(french.path, solved({ reason: 'avv_info', bookingNumber: '' }))).status).toBe(303)
  })

  it('takes the longest message in the longest letters, and nothing larger', async () => {
    expect((await send(french.path, solved({ description: '李'.repeat(1500) }))).status).toBe(303)
    expect((await send(french.path, solved({ description: '李'.repeat(3000) }))).status).toBe(413)
  })

  it('is not for other sites’ pages, nor for other paths', async () => {
    expect((await send(french.path, solved(), { origin: 'https://evil.example' })).status).toBe(403)
    const { status } = await get(french.path, { method: 'POST', headers: { origin: site.origin } })
    expect(status).toBe(405)
  })

  it('of a minisite returns to the minisite', async () => {
    const minisite = new URL(inject('minisite')).pathname
    const { status, headers } = await send(`${minisite}/contact`, solved())
    expect([status, headers['location']]).toEqual([303, `${minisite}/contact?ref=contact_thank_you`])
  })
})

describe('a message that is posted twice', () => {
  const answers = async (posts: readonly Promise<TestResponse>[]) => (await Promise.all(posts)).map(({ status }) => status)

  it('is thanked for both times, at once or one after the other, and another message is not', async () => {
    const message = solved()
    expect(await answers([send(french.path, message), send(french.path, message)])).toEqual([303, 303])
    expect(await answers([send(french.path, message)])).toEqual([303])
    expect(await answers([send(french.path, { ...message, description: 'Autre chose' })])).toEqual([403])
  })

  it('counts once for the hour', async () => {
    const email = somebody()
    for (let message = 0; message < 5; message++) {
      const one = solved({ email, description: `Message ${message}` })
      expect(await answers([send(french.path, one), send(french.path, one), send(french.path, one)])).toEqual([303, 303, 303])
    }
    expect(await answers([send(french.path, solved({ email }))])).toEqual([429])
  })
})

describe('the challenge', () => {
  // @rule S4.83
  it.each([
    ['missing', ''],
    ['made up', 'guess'],
    ['of an hour ago', `standin.${now - 3_600_000}.${crypto.randomUUID()}`],
    ['too long', 'a'.repeat(3000)],
  ])('stops a message whose token is %s, which is shown again as typed', async (_, response) => {
    const { status, body, headers } = await send(french.path, solved({ 'cf-turnstile-response': response }))
    expect([status, headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(body).toMatch(/role="alert"/)
    expect(body).toContain('Le jacuzzi était froid.')
    expect(body).toContain('value="12345678"')
  })

  it('lets a token pass once', async () => {
    const used = token()
    expect((await send(french.path, solved({ 'cf-turnstile-response': used }))).status).toBe(303)
    expect((await send(french.path, solved({ 'cf-turnstile-response': used }))).status).toBe(403)
  })

  // @rule S4.84
  it('is not for customer care, which their session decides and no field', async () => {
    const form = await getAsAgent(`${french.path}/message`)
    expect(form.body).not.toContain('data-challenge')
    expect(policyOf(form, 'script-src')).toEqual(["'self'"])
    const { 'cf-turnstile-response': _, ...fields } = solved()
    expect((await send(french.path, fields, { isAgent: true })).status).toBe(303)
    for (const more of [{ customerCare: 'true' }, { care: '1' }]) expect((await send(french.path, { ...fields, ...more })).status).toBe(403)
  })
})

describe('the security policy', () => {
  const standin = inject('origin')

  // @rule S7.47
  it('names the challenge where there is a form, the messenger where there is a chat, and nobody elsewhere', async () => {
    for (const path of [`${french.path}/message`, french.path, '/es/contacto']) {
      const page = await get(path)
      expect(policyOf(page, 'script-src')).toEqual(["'self'", standin])
      expect(policyOf(page, 'frame-src')).toEqual([standin])
      expect(page.headers['x-escale-foreign-scripts']).toBeUndefined()
    }
    for (const path of ['/fr', '/fr/info/faq', '/fr/checkout/gift?amount=50']) {
      const page = await get(path)
      expect(policyOf(page, 'script-src')).toEqual(["'self'"])
      expect(policyOf(page, 'frame-src')).toBeUndefined()
      expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    }
  })

  it('is the same where a browser’s own copy is still good', async () => {
    const page = await get(french.path)
    const again = await get(french.path, { headers: { 'if-none-match': page.headers['etag'] ?? '' } })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, page.headers['content-security-policy']])
  })
})

describe('messages', () => {
  // @rule B5.44
  it('are five an hour for one e-mail address, in any spelling and from any connection', async () => {
    const email = somebody()
    for (let sent = 0; sent < 5; sent++)
      expect((await send(french.path, solved({ email }), { client: `203.0.113.${sent}` })).status).toBe(303)
    const { status, headers, body } = await send(french.path, solved({ email: email.toUpperCase() }))
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
    expect(body).toContain('Le jacuzzi était froid.')
    expect(body).toMatch(/role="alert"/)
  })

  // @rule B5.44
  it('are five an hour for one connection, whatever the e-mail address; not for customer care', async () => {
    const client = '198.51.100.7'
    for (let sent = 0; sent < 5; sent++) expect((await send(french.path, solved(), { client })).status).toBe(303)
    expect((await send(french.path, solved(), { client })).status).toBe(429)
    expect((await send(french.path, solved(), { client, isAgent: true })).status).toBe(303)
  })

  it('that are refused do not count', async () => {
    const email = somebody()
    for (let attempt = 0; attempt < 6; attempt++)
      expect((await send(french.path, solved({ email, 'cf-turnstile-response': 'guess' }))).status).toBe(403)
    expect((await send(french.path, solved({ email }))).status).toBe(303)
  })
})
