import { describe, expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { giftSessionCookie } from '../../worker/gift-session.ts'
import { payable, post, settled } from './payment.ts'
import { get, type TestResponse } from './site.ts'

const signIn = '/fr/beneficiary/login'
const now = new Date(inject('clock'))

const textIn = ({ body }: TestResponse) =>
  body
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const cookieOf = ({ headers }: TestResponse) => /__Host-gifts=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''
const as = (cookie: string, path: string) => get(path, { headers: { cookie } })
const open = (giftCode: string, fields: Record<string, string> = {}, path = signIn, cookie = '') =>
  post(path, { giftCode, ...fields }, cookie ? { cookie } : {})

/** Signs in; returns the session and the address of the gift. */
async function signedIn(code: string, fields: Record<string, string> = {}, path = signIn, cookie = '') {
  const response = await open(code, fields, path, cookie)
  expect([code, response.status]).toEqual([code, 303])
  return {
    cookie: cookieOf(response),
    address: (response.headers['location'] ?? '').replace(inject('site'), '').replace(/#$/, ''),
    response,
  }
}

const recipient = { email: 'beneficiary@escale.example' }

// @rule B6.6
describe.each(markets)('the sign-in of $id', ({ base, tag }) => {
  it.each(['beneficiary/login', 'box/login'])('at %s is a page of the site, in no cache and no index', async (path) => {
    const response = await get(`${base}/${path}`)
    const { status, headers, body } = response
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'private, no-store', undefined])
    expect(body).toContain(`lang="${tag}"`)
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"/)
    expect(body).toMatch(new RegExp(`<form [^>]*action="${base}/${path}" method="post"`))
    expect(body.includes('name="email"')).toBe(path === 'beneficiary/login')
  })
})

describe('signing in with a code', () => {
  it.each([
    ['a box', 'FRAN-PACK-STAY', {}],
    ['a voucher, by its recipient’s address', 'FRAN-VCHR-STAY', recipient],
    ['a voucher, by its buyer’s address', 'FRAN-VCHR-STAY', { email: 'Giver@Escale.example' }],
    ['an activity', 'FRAN-ACTV-DATE', {}],
    ['a gift card', 'FRAN-CARD-PART', {}],
    ['a box, as it was pasted', 'Le code : fran pack stay', {}],
  ])('opens %s', async (_, code, fields) => {
    const { response, cookie, address } = await signedIn(code, fields)
    expect(response.headers['location']).toMatch(/^http:\/\/[\w:.]+\/fr\/beneficiary\/gift\/\d{8}#$/)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    const page = await as(cookie, address)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.body).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  })

  it.each([
    ['AAAA-BBBB-CCCC', {}, 422, 'Nous ne connaissons aucun cadeau avec ce code.'],
    ['hello', {}, 422, 'Un code compte douze lettres et chiffres'],
    ['FRAN-PACK-STAY FRAN-PACK-DUET', {}, 422, 'Vous avez saisi plusieurs codes.'],
    ['FRAN-VCHR-STAY', { email: '' }, 422, 'Pour un bon cadeau, indiquez aussi l’adresse e-mail'],
    ['FRAN-VCHR-DEAR', { email: 'other@escale.example' }, 422, 'Cette adresse e-mail ne correspond pas au bon cadeau.'],
    ['FRAN-PACK-DEBT', {}, 409, 'Ce cadeau n’a pas encore été payé'],
    ['ESPA-PACK-STAY', {}, 409, 'Ce cadeau a été acheté sur notre site d’un autre pays et s’y utilise : Espagne. Aller sur ce site'],
  ] as const)('says why %s opens nothing, with what was typed', async (code, fields, status, sentence) => {
    const response = await open(code, fields)
    expect(response.status).toBe(status)
    expect(textIn(response)).toContain(sentence)
    expect(response.body).toContain(`value="${code}"`)
    if ('email' in fields && fields.email) expect(response.body).toContain(`value="${fields.email}"`)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.body).toContain('<title>Erreur')
  })

  it('leads to the sign-in of the country that sold it', async () => {
    expect((await open('ESPA-PACK-STAY')).body).toContain('href="/es/beneficiary/login"')
  })

  it('at the sign-in of boxes asks for an e-mail address once the code turns out to be of a voucher', async () => {
    const response = await open('FRAN-VCHR-SENT', {}, '/fr/box/login')
    expect([response.status, response.body.includes('name="email"'), response.body.includes('<title>Erreur')]).toEqual([200, true, false])
    expect(textIn(response)).toContain('Ce code est celui d’un bon cadeau.')
    expect(response.body).toContain('value="FRAN-VCHR-SENT"')
    const { address } = await signedIn('FRAN-VCHR-SENT', { email: 'giver@escale.example' }, '/fr/box/login')
    expect(address).toMatch(/gift\/\d{8}$/)
  })

  it('keeps the site of a partner around it', async () => {
    const path = new URL(inject('minisite')).pathname
    const page = await get(`${path}/beneficiary/login`)
    expect(page.body).toContain(`action="${path}/beneficiary/login"`)
    const { address } = await signedIn('FRAN-PACK-STAY', {}, `${path}/beneficiary/login`)
    expect(address).toMatch(new RegExp(`^${path}/beneficiary/gift/`))
  })

  it('from another site is refused', async () => {
    const body = 'giftCode=FRAN-PACK-STAY'
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: 'https://evil.example',
    }
    expect((await get(signIn, { method: 'POST', body, headers })).status).toBe(403)
  })

  it('opens a gift that was bought on the site a moment ago', async () => {
    const path = '/fr/checkout/gift?code=201EBOX'
    const form = await get(path)
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form.body)?.[1] ?? ''
    const fields = { price: hidden('price'), key: hidden('key'), email: 'zoe@example.com', payment: 'full', terms: 'accepted' }
    const order = payable(await post(path, { ...fields, fromName: 'Zoé', message: 'Bon voyage' }))
    await settled(order, 'confirm')
    const outbox = await (await fetch(`${inject('origin')}/outbox?reference=${order.reference}&locale=fr_FR`)).text()
    const code = /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(outbox)?.[0] ?? ''
    const { cookie, address } = await signedIn(code)
    expect(address).toBe(`/fr/beneficiary/gift/${order.reference}`)
    const page = textIn(await as(cookie, address))
    for (const part of ['Zoé', 'Bon voyage', `Code : ${code}`, 'Choisir un séjour']) expect(page).toContain(part)
  })
})

describe('the limit of attempts', () => {
  const asClient = (client: string, giftCode: string, fields: Record<string, string> = {}) =>
    post(signIn, { giftCode, ...fields }, { 'cf-connecting-ip': client })

  it('holds for one client, with the time to wait and what was typed', async () => {
    const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
    const seen: TestResponse[] = []
    for (let at = 0; at < 22; at++) seen.push(await asClient('203.0.113.40', `WRNG-CDES-AAA${letters[at]}`))
    expect(seen.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 422), 429, 429])
    const refused = seen.at(-1)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(textIn(refused)).toContain('Trop d’essais ont été faits en une minute.')
    expect(refused.body).toContain(`value="WRNG-CDES-AAA${letters[21]}"`)
    expect((await asClient('203.0.113.41', 'WRNG-CDES-BBBB')).status).toBe(422)
  })

  it('holds for one code, with all who try it together: the address of a voucher cannot be guessed', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) {
      const response = await asClient(`198.51.100.${at}`, at % 2 ? 'nede vchr stay' : 'NEDE-VCHR-STAY', { email: `guess${at}@example.com` })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    expect((await asClient('198.51.100.90', 'NEDE-VCHR-STAY', recipient)).status).toBe(429)
    expect((await asClient('198.51.100.90', 'NEDE-VCHR-FREE', { email: 'guess@example.com' })).status).toBe(422)
  })
})

describe('the session', () => {
  it('is prolonged by pages of redeeming, and by no others', async () => {
    const { cookie, address } = await signedIn('FRAN-PACK-DUET')
    for (const path of [address, signIn, '/fr/box/login']) {
      const prolonged = await as(cookie, path)
      expect([path, cookieOf(prolonged)]).toEqual([path, expect.stringMatching(/^__Host-gifts=[\w-]{60,}$/)])
      expect(cookieOf(prolonged)).not.toBe(cookie)
      expect(prolonged.headers['cache-control']).toMatch(/^private/)
    }
    for (const path of ['/fr', '/fr/contact', '/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14'])
      expect([path, (await as(cookie, path)).headers['set-cookie']]).toEqual([path, undefined])
  })

  it('holds several gifts, each with its page and links to the others', async () => {
    const first = await signedIn('FRAN-PACK-STAY')
    const both = await signedIn('FRAN-VCHR-STAY', recipient, signIn, first.cookie)
    for (const [at, other] of [
      [first, both],
      [both, first],
    ] as const) {
      const page = await as(both.cookie, at.address)
      expect([page.status, page.body.includes(`href="${other.address}"`)]).toEqual([200, true])
    }
    expect((await as(both.cookie, signIn)).body).toContain(`href="${first.address}"`)
  })

  it('that had another gift before is no way to a gift that is added: the old cookie shows the old gift only', async () => {
    const planted = await signedIn('FRAN-PACK-STAY')
    const added = await signedIn('FRAN-PACK-DUET', {}, signIn, planted.cookie)
    expect(added.cookie).not.toBe(planted.cookie)
    expect((await as(planted.cookie, added.address)).status).toBe(302)
  })

  it('is nothing without its cookie, with one that was changed, of another secret, or older than half an hour', async () => {
    const { cookie, address } = await signedIn('FRAN-PACK-DUET')
    const held = [{ reference: address.slice(-8), code: 'FRAN-PACK-DUET' }]
    const made = async (secret: string, age: number) =>
      (await giftSessionCookie(held, { GIFT_SESSION_SECRET: secret }, new Date(now.getTime() - age * 1000)))?.split(';')[0] ?? ''
    const changed = `${cookie.slice(0, 40)}${cookie[40] === 'A' ? 'B' : 'A'}${cookie.slice(41)}`
    const foreign = await made('a secret of somebody else, as long as it', 0)
    const old = await made(inject('giftSecret'), 1800)
    for (const wrong of ['', changed, foreign, old, '__Host-gifts=', '__Host-gifts=x', `__Host-gifts=${'A'.repeat(3000)}`]) {
      const response = await as(wrong, address)
      expect([wrong, response.status, response.headers['location']]).toEqual([
        wrong,
        302,
        `${signIn}?origin=${encodeURIComponent(address)}`,
      ])
      expect(response.headers['cache-control']).toMatch(/^private/)
    }
    expect((await as(await made(inject('giftSecret'), 1700), address)).status).toBe(200)
  })

  it('that has ended leads back to the page that asked for it', async () => {
    const { address } = await signedIn('FRAN-PACK-DUET')
    const away = (await get(address)).headers['location'] ?? ''
    expect(textIn(await get(away))).toContain('nous redemandons le code après 30 minutes d’inactivité')
    expect((await get(away)).body).toContain(`action="${away}"`)
    expect((await signedIn('FRAN-PACK-DUET', {}, away)).address).toBe(address)
  })

  it('ends by signing out: of one gift, of all, and again when the form is repeated', async () => {
    const first = await signedIn('FRAN-PACK-STAY')
    const both = await signedIn('FRAN-PACK-DUET', {}, signIn, first.cookie)
    const leave = (which: string) => post(signIn, { leave: which }, { cookie: both.cookie })
    const one = await leave(first.address.slice(-8))
    expect([one.status, one.headers['location']]).toEqual([303, `${signIn}?ref=signed-out`])
    expect((await as(cookieOf(one), first.address)).status).toBe(302)
    expect((await as(cookieOf(one), both.address)).status).toBe(200)
    for (const response of [await leave('all'), await leave('all')])
      expect(response.headers['set-cookie']).toBe('__Host-gifts=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(textIn(await get(`${signIn}?ref=signed-out`))).toContain('Vous êtes déconnecté.')
  })

  it('opens the same gift again when its form is repeated', async () => {
    const [first, again] = [await signedIn('FRAN-PACK-STAY'), await signedIn('FRAN-PACK-STAY')]
    expect(again.address).toBe(first.address)
  })

  it('holds in both languages of Belgium, whose selector keeps the page', async () => {
    const { cookie, address } = await signedIn('BENE-PACK-STAY', {}, '/be/nl/beneficiary/login')
    const page = await as(cookie, address)
    const sister = address.replace('/be/nl', '/be/fr')
    expect(page.body).toMatch(new RegExp(`href="${sister}" rel="nofollow" hreflang`, 'i'))
    const other = await as(cookie, sister)
    expect([other.status, textIn(other).includes('Choisir un séjour')]).toEqual([200, true])
    expect(textIn(page)).toContain('Een verblijf kiezen')
  })
})

describe('a gift’s page', () => {
  const pageOf = async (code: string, fields: Record<string, string> = {}) => {
    const { cookie, address } = await signedIn(code, fields)
    return { page: await as(cookie, address), cookie, address }
  }

  it.each([
    ['FRAN-PACK-STAY', {}, 'Choisir un séjour', /\/fr\/beneficiary\/gift\/\d{8}\/stays"/],
    ['FRAN-VCHR-FREE', recipient, 'Choisir mes dates', /\/fr\/beneficiary\/gift\/\d{8}\/stays\/\d+"/],
    ['FRAN-ACTV-DATE', {}, 'Voir l’activité', /\/fr\/activites\/\d+"/],
    ['FRAN-CARD-PART', {}, 'Voir les séjours', /\/fr\/week-ends"/],
  ])('of %s has the giver’s message, value, days left, what it includes and the next step', async (code, fields, step, link) => {
    const { page } = await pageOf(code, fields)
    const text = textIn(page)
    expect(text).toMatch(/Validité jusqu’au \d+(?:er)? \S+ 20\d\d · encore \d+ jours/)
    expect(text).toContain(`Code : ${code}`)
    expect(text).toContain(step)
    expect(page.body).toMatch(link)
    if (!code.includes('CARD')) expect(text).toContain('Camille')
    expect(text).toMatch(code.includes('CARD') ? /Solde de la carte 38,50 €/ : /Valeur [\d,]+ €/)
    expect(page.body).toContain('data-print')
  })

  it('of an activity says for how many it is, where, and whom to call; so does what is printed', async () => {
    const { page } = await pageOf('FRAN-ACTV-DATE')
    const text = textIn(page)
    const [, activity = ''] = /href="(\/fr\/activites\/\d+)"/.exec(page.body) ?? []
    const places = /id="places".*?<address>(.*?)<\/address>/s.exec((await get(activity)).body)?.[1] ?? ''
    const lines = [...places.matchAll(/>([^<>]+)</g)].map(([, line = '']) => line)
    expect(lines).toHaveLength(4)
    const [telephone = ''] = lines.slice(-1)
    expect(telephone).toMatch(/^\+33 \d/)
    const [, next = ''] = /Et maintenant.*?<address>(.*?)<\/address>/s.exec(page.body) ?? []
    expect([...next.matchAll(/>([^<>]+)</g)].map(([, line]) => line)).toEqual(lines)
    const [, paper = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(page.body) ?? []
    expect(paper).toContain(`${lines.slice(0, -1).join(', ')} · ${telephone}`)
    expect(paper).toContain(' · 2 participants')
    expect(text).toContain('Participants 2')
  })

  it('of a card without a balance says so', async () => {
    expect(textIn((await pageOf('FRAN-CARD-USED')).page)).toContain('Le solde de cette carte cadeau est épuisé.')
  })

  it('of a used gift says when and for which stay, and leads to its confirmation', async () => {
    const { page, cookie } = await pageOf('FRAN-PACK-USED')
    const text = textIn(page)
    expect(text).toMatch(/Ce cadeau a été utilisé le \d+(?:er)? \S+ 202\d/)
    expect(text).toMatch(/réservation 1000\d{4}/)
    expect(text).not.toContain('Choisir un séjour')
    const address = /href="(\/fr\/checkout\/confirmation\?[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(address).not.toContain('PACK')
    expect(textIn(await as(cookie, address))).toContain('Votre séjour est réservé')
  })

  it('of a gift whose booking waits for its payment says when it is free again', async () => {
    const text = textIn((await pageOf('FRAN-PACK-KEPT')).page)
    expect(text).toContain('Une réservation avec ce cadeau attend son paiement')
    expect(text).not.toContain('Choisir un séjour')
  })

  it('of an expired gift says since when, and leads to customer care with the reason filled in', async () => {
    const { page, address } = await pageOf('FRAN-PACK-PAST')
    expect(textIn(page)).toMatch(/Ce cadeau était valable jusqu’au \d+(?:er)? \S+ 2027/)
    expect(textIn(page)).not.toContain('encore')
    const reference = address.slice(-8)
    const form = await get(`/fr/contact/message?about=expired&gift=${reference}`)
    expect(page.body).toContain(`href="/fr/contact/message?about=expired&amp;gift=${reference}"`)
    expect(form.body).toContain(`value="${reference}"`)
    expect(form.body).toContain('<option value="other" selected="">')
    expect(textIn(form)).toContain('Mon cadeau a expiré. Y a-t-il une solution ?')
  })

  it('leads to an exchange or a longer validity with the reason filled in', async () => {
    const { page, address } = await pageOf('FRAN-PACK-STAY')
    for (const about of ['exchange', 'extend'])
      expect(page.body).toContain(`href="/fr/contact/message?about=${about}&amp;gift=${address.slice(-8)}"`)
    expect((await get('/fr/contact/message?about=exchange&gift=nonsense')).body).not.toContain('selected="" value="other"')
  })
})

it('no code of a gift is in an address, a log line, an event or a shared cache', async () => {
  const code = 'FRAN-PACK-STAY'
  const { response, cookie, address } = await signedIn(code)
  const page = await as(cookie, address)
  for (const { headers } of [response, page]) expect(JSON.stringify({ ...headers, 'set-cookie': '' })).not.toContain('PACK')
  expect(page.body.match(/(?:href|action|src)="[^"]*PACK[^"]*"/g)).toBeNull()
  expect(page.body.match(/<travel-island[^>]*PACK[^>]*>/g)).toBeNull()
  const refused = await open('AAAA-BBBB-CCCC')
  expect(refused.body.match(/(?:href|action|src)="[^"]*AAAA[^"]*"/g)).toBeNull()
})
