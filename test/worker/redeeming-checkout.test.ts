import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cents } from '../amounts.ts'
import { typedGuest } from '../lead-guest.ts'
import { payable, post, settled } from './payment.ts'
import { get, type TestResponse } from './site.ts'

const stay = 10572
const oneNight = 'checkin=2027-04-13&checkout=2027-04-14'
const threeNights = 'checkin=2027-04-12&checkout=2027-04-15'

const text = ({ body }: TestResponse) =>
  body
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const hiddenOf = ({ body }: TestResponse, name: string) =>
  [...body.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const centsOf = (page: TestResponse, name: string) => Number(hiddenOf(page, name)[0])

interface Holder {
  readonly code: string
  readonly reference: string
  /** In cents. */
  readonly value: number
  readonly cookie: string
}

type Form = Record<string, string>

/** What the form of a page sends. Gift cards of a form have the same name, of which the last is here; `cards` has all. */
function formOf(page: TestResponse): Form {
  const hidden = ['price', 'due', 'key'].flatMap((name) => hiddenOf(page, name).map((value) => [name, value]))
  return { ...typedGuest, ...Object.fromEntries(hidden), payment: 'full', terms: 'accepted' }
}

async function codeOf(reference: string): Promise<string> {
  const outbox = await (await fetch(`${inject('origin')}/outbox?reference=${reference}&locale=fr_FR`)).text()
  return /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(outbox)?.[0] ?? ''
}

async function bought(path: string): Promise<{ code: string; value: number }> {
  const page = await get(path)
  const order = payable(await post(path, formOf(page)))
  await settled(order, 'confirm')
  return { code: await codeOf(order.reference), value: centsOf(page, 'price') }
}

async function signedIn(code: string, email: string = typedGuest.email): Promise<Pick<Holder, 'reference' | 'cookie'>> {
  const { headers } = await post('/fr/beneficiary/login', { giftCode: code, email })
  return { reference: /\/(\d{8})#?$/.exec(headers['location'] ?? '')?.[1] ?? '', cookie: (headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}

/** A voucher for one night that was bought on the site, and a session that holds its code. */
async function voucher(): Promise<Holder> {
  const gift = await bought(`/fr/checkout/gift?product=${stay}&giftNights=1`)
  return { ...gift, ...(await signedIn(gift.code)) }
}

const checkoutOf = ({ reference }: Pick<Holder, 'reference'>, dates = oneNight, product = stay) =>
  `/fr/checkout?product=${product}&${dates}&gift=${reference}`
const open = ({ cookie }: Pick<Holder, 'cookie'>, path: string) => get(path, { headers: { cookie } })
const send = ({ cookie }: Pick<Holder, 'cookie'>, path: string, fields: Form) => post(path, fields, { cookie })

/** Adds gift cards one after the other; the cards of a page are fields of one name. */
async function withCards(holder: Holder, path: string, codes: readonly string[]): Promise<{ page: TestResponse; cards: string[] }> {
  let page = await open(holder, path)
  for (const giftCard of codes) page = await sendCards(holder, path, page, { giftCard, update: 'card' })
  return { page, cards: hiddenOf(page, 'card') }
}

function sendCards({ cookie }: Holder, path: string, page: TestResponse, more: Form = {}): Promise<TestResponse> {
  const body = new URLSearchParams({ ...formOf(page), ...more })
  for (const card of hiddenOf(page, 'card')) body.append('card', card)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.toString().length),
    origin: inject('site'),
    cookie,
  }
  return get(path, { method: 'POST', body: body.toString(), headers })
}

/** A night that the gift pays, and how much it costs. */
async function includedNight(holder: Holder): Promise<string> {
  const prices = await fetch(
    `${inject('origin')}/redeem/weekend/${stay}/packageCheckinPrices.json?locale=fr_FR&month=2027-04&length=11&nights=1&giftPrice=${holder.value}&validUntil=2028-03-01`,
  )
  const days: Record<string, { minLos: number; displayTotalPrice: number }> = await prices.json()
  const [day = ''] =
    Object.entries(days).find(([, { minLos, displayTotalPrice }]) => minLos === 1 && displayTotalPrice <= holder.value) ?? []
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  return `checkin=${day}&checkout=${next}`
}

const giftPays = 'Réglé par votre cadeau'
/** The first amount of the confirmation, from which the others are taken off. */
const confirmedPrice = (page: TestResponse) => cents(/Prix du séjour ([\d, ]+ €) Réglé par votre cadeau/.exec(text(page))?.[1] ?? '')

/** No amount is promised. */
const refundWith = (means: string) => `du prix de chaque nuit remboursés. La part réglée par votre ${means} n’est pas remboursée en argent.`

// @rule B3.50
describe('a stay that a voucher pays in part', () => {
  let holder: Holder
  beforeAll(async () => {
    holder = await voucher()
  })

  it('has the price, the gift, its supplement with its reason, two gift cards in their order, and what is left', async () => {
    const path = checkoutOf(holder, threeNights)
    const small = (await bought('/fr/checkout/gift?amount=20')).code
    const large = (await bought('/fr/checkout/gift?amount=50')).code
    const { page } = await withCards(holder, path, [small, large])
    const price = centsOf(page, 'price')
    const shown = text(page)
    expect(holder.value).toBeLessThan(price)
    expect(centsOf(page, 'due')).toBe(price - holder.value - 7000)
    expect(shown).toMatch(new RegExp(`Prix du séjour .*${giftPays} .*Payé par carte cadeau`))
    expect(cents(/Réglé par votre cadeau [^−]*(−[\d,. ]+ €)/.exec(shown)?.[1] ?? '')).toBe(holder.value)
    expect(shown).toContain('Vous restez 3 nuits, et votre cadeau est prévu pour 1 nuit.')
    expect(shown).toContain(refundWith('cadeau et par carte cadeau'))
    expect(page.body).not.toContain(holder.code)
    const response = await sendCards(holder, path, page)
    const order = payable(response)
    expect(order.fields['amount']).toBe(String(price - holder.value - 7000))
    expect(response.headers['location']).not.toContain(holder.code)
    const confirmation = await open(holder, await settled(order, 'confirm'))
    expect(text(confirmation)).toContain(giftPays)
    expect(text(confirmation)).toContain(refundWith('cadeau et par carte cadeau'))
    expect(confirmedPrice(confirmation)).toBe(price)
    expect(text(confirmation)).toContain(`…${small.slice(-4)}`)
    expect(confirmation.body).not.toContain(holder.code)
    const mail = await (await fetch(`${inject('origin')}/outbox?reference=${order.reference}&locale=fr_FR`)).text()
    expect([mail.includes(typedGuest.email), mail.includes(holder.code)]).toEqual([true, false])
    const used = await open(holder, checkoutOf(holder, 'checkin=2027-05-11&checkout=2027-05-12'))
    expect([used.status, text(used)]).toEqual([200, expect.stringContaining('Ce cadeau a été utilisé le')])
    expect(used.body).not.toContain('name="terms"')
  })
})

describe('a stay that a voucher pays', () => {
  it('needs no payment, and is booked once however often and in how many forms it is sent', async () => {
    const holder = await voucher()
    const path = checkoutOf(holder, await includedNight(holder))
    const [page, other] = [await open(holder, path), await open(holder, path)]
    const shown = text(page)
    expect(shown).toContain('Il ne reste rien à payer : votre cadeau règle tout.')
    expect(shown).toContain('Votre cadeau règle tout le séjour.')
    expect(shown).toContain(refundWith('cadeau'))
    expect(shown).not.toContain('avec obligation de paiement')
    const form = formOf(page)
    expect(form['due']).toBe('0')
    const responses = await Promise.all([send(holder, path, form), send(holder, path, form)])
    responses.push(await send(holder, path, form))
    expect(new Set(responses.map(({ status, headers }) => `${status} ${headers['location']}`)).size).toBe(1)
    const confirmation = await open(holder, responses[0]?.headers['location'] ?? '')
    expect(text(confirmation)).toContain('Votre séjour est réservé')
    expect(text(confirmation)).toContain(giftPays)
    expect(confirmedPrice(confirmation)).toBe(centsOf(page, 'price'))
    const second = await send(holder, path, formOf(other))
    expect([second.status, text(second)]).toEqual([409, expect.stringContaining('Ce cadeau a été utilisé le')])
  })

  it('in two browsers at once is one booking, and the other one is told', async () => {
    const holder = await voucher()
    const browsers = [holder, { ...holder, ...(await signedIn(holder.code)) }]
    const path = checkoutOf(holder, threeNights)
    const forms = await Promise.all(browsers.map(async (browser) => formOf(await open(browser, path))))
    const responses = await Promise.all(browsers.map((browser, at) => send(browser, path, forms[at]!)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const told = responses.find(({ status }) => status === 409)!
    expect(text(told)).toContain('Une réservation avec ce cadeau attend son paiement')
    // Its own form leads to the same payment again.
    const first = responses.findIndex(({ status }) => status === 303)
    const order = payable(responses[first]!)
    expect(payable(await send(browsers[first]!, path, forms[first]!)).reference).toBe(order.reference)
    expect(text(await open(holder, path))).toContain('Une réservation avec ce cadeau attend son paiement')
    // A payment that was cancelled frees it, and leads back to the checkout with the gift.
    const back = await get(await settled(order, 'cancel'))
    const address = back.headers['location'] ?? ''
    expect(new URL(address, inject('site')).searchParams.get('gift')).toBe(holder.reference)
    const again = await open(holder, address)
    expect(text(again)).toContain('Vous avez annulé le paiement')
    expect(centsOf(again, 'due')).toBe(centsOf(again, 'price') - holder.value)
  })
})

describe('a gift that does not pay a booking', () => {
  it('because the session has ended leads to the sign-in and back; a form that was sent is kept', async () => {
    const holder = await voucher()
    const path = checkoutOf(holder, threeNights)
    const away = await get(path)
    const origin = new URL(away.headers['location'] ?? '', inject('site'))
    expect([away.status, origin.pathname]).toEqual([302, '/fr/beneficiary/login'])
    expect(new URLSearchParams(new URL(origin.searchParams.get('origin') ?? '', inject('site')).search).get('gift')).toBe(holder.reference)
    const form = formOf(await open(holder, path))
    const sent = await post(path, form)
    expect([sent.status, text(sent)]).toEqual([
      403,
      expect.stringContaining('Vous êtes déconnecté de votre cadeau et rien n’a été réservé'),
    ])
    for (const value of Object.values(typedGuest)) expect(sent.body).toContain(`value="${value}"`)
    const kept = Object.fromEntries(Object.keys(form).map((name) => [name, hiddenOf(sent, name)[0] ?? '']))
    expect(kept).toEqual(form)
    expect(payable(await send(holder, path, kept)).reference).toMatch(/^\d{8}$/)
  })

  it.each([
    ['is for another stay', 'VCHR-STAY', 10611, 'Votre cadeau ne permet pas de réserver ce séjour'],
    ['has expired', 'VCHR-PAST', stay, 'Ce cadeau était valable jusqu’au'],
    ['is used', 'PACK-USED', stay, 'Ce cadeau a été utilisé le'],
    ['waits for the payment of another booking', 'PACK-KEPT', stay, 'Une réservation avec ce cadeau attend son paiement'],
    ['is an activity', 'ACTV-DATE', stay, 'Votre cadeau ne permet pas de réserver ce séjour'],
  ])('because it %s says so, and has no form', async (_, name, product, sentence) => {
    const holder = await signedIn(`FRAN-${name}`, 'giver@escale.example')
    const page = await open(holder, checkoutOf(holder, oneNight, product))
    expect([page.status, text(page)]).toEqual([200, expect.stringContaining(sentence)])
    expect(page.body).not.toContain('name="terms"')
  })
})
