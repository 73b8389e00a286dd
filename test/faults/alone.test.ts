import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { failsAlone, giftOrders, pagesWithoutOne, payments } from './alone.ts'
import { type IsolateOptions, type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { keepsMessage, messageStatus, sendMessage } from './message.ts'
import { expectPresentable, shows } from './presentable.ts'
import { type Fault, faults, startUpstream } from './upstream.ts'
import { settled, signedReturn } from '../worker/payment.ts'
import { visit } from './visitor.ts'

const PAYMENT_SECRET = inject('paymentSecret')
const names = Object.keys(faults) as Fault[]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Fault | 'well'>
/** Amount on each payment's page, cents. */
const prices = new Map<string, string>()

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'), failsAlone)
  keyValue = await startKeyValue()
  // All calls but one are responded to, however busy the machine is; one that never is, is awaited for its whole deadline.
  const variables = { PAYMENT_SECRET, DEADLINE_FACTOR: '3' }
  const options: [Fault | 'well', IsolateOptions][] = [
    ['well', { upstream: upstream.address('well'), mood: 'stored', variables }],
    ...names.map((fault): [Fault, IsolateOptions] => [fault, { upstream: upstream.addressOfSome(fault), mood: 'read only', variables }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Fault | 'well', IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // Content of these pages is in KV from here on.
  for (const { path } of pagesWithoutOne.filter(({ cold }) => !cold)) await visit(isolates.url('well') + path)
  for (const { path } of payments) {
    const { body } = await visit(isolates.url('well') + path)
    prices.set(path, /name="price" value="(\d+)"/.exec(body)?.[1] ?? '')
  }
  paidGift = await payGift()
})

const giftCheckout = '/fr/checkout/gift?amount=120'
const typed = {
  email: 'zoe@example.com',
  fromName: 'Zoé',
  message: 'Pour toi',
  price: '12000',
  key: 'a-key-of-twenty-letters',
  terms: 'accepted',
}
const parcel = { name: 'Anna de Vries', street: 'Kade 1', more: 'Tweede verdieping', postcode: '75001', city: 'Utrecht' }
/** Reference of an order that was paid. */
let paidGift = ''

async function payGift(): Promise<string> {
  const { headers } = await visit(isolates.url('well') + giftCheckout, { fields: typed })
  const fields = Object.fromEntries(new URL(headers.location ?? '').searchParams)
  const reference = fields['reference'] ?? ''
  // The provider returns to the site of the tests only.
  await settled({ reference, fields: { ...fields, return: `${inject('site')}/fr/checkout/gift/confirmation` } }, 'confirm')
  return reference
}

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

describe.concurrent.each(names)('one call %s', (fault) => {
  const resolved = faults[fault] === 'late'

  // @rule B8.5 B2.98
  it.each(pagesWithoutOne)('$name', async ({ path, always, whenWell, whenFailing }) => {
    const page = await visit(isolates.url(fault) + path)
    expect(page.status).toBe(200)
    expectPresentable(page)
    const seen = [always, whenWell, whenFailing].map((what) => what && shows(page, what))
    expect(seen).toEqual([true, whenWell && resolved, whenFailing && !resolved])
  })

  // @rule B8.5
  it.each(payments)('paying $name', async ({ path, payment, leaves, whenFailing }) => {
    const price = prices.get(path) ?? ''
    const key = crypto.randomUUID()
    const page = await visit(isolates.url(fault) + path, { fields: { ...typedGuest, price, payment, terms: 'accepted', key } })
    if (resolved || !whenFailing) {
      expect([page.status, page.headers.location]).toEqual([303, expect.stringMatching(leaves)])
      return
    }
    expect([page.status, page.headers.location]).toEqual([whenFailing.status, undefined])
    expectPresentable(page)
    for (const text of [whenFailing.sentence, new RegExp(`name="price" value="${price}"`), new RegExp(`name="key" value="${key}"`)]) {
      expect(page.body).toMatch(text)
    }
  })

  // @rule B8.19
  it('ordering a gift loses nothing typed', async () => {
    const { status, headers, body } = await visit(isolates.url(fault) + giftCheckout, { fields: typed })
    if (resolved) return expect([status, headers.location]).toEqual([303, expect.stringContaining('/pay?')])
    expect(status).toBe(503)
    for (const text of ['Votre commande n’a pas pu', typed.email, typed.fromName, typed.message]) expect(body).toContain(text)
  })

  // @rule B8.19
  it.each(giftOrders)('ordering a gift $name loses nothing typed, and is not called out of stock', async ({ path, sold }) => {
    const ofForm = { ...typed, ...parcel, price: '1', ...(path.startsWith('/nl') && { postcode: '3511 AB' }) }
    const page = await visit(isolates.url(fault) + path, { fields: ofForm })
    const isUnsold = !sold && faults[fault] === 'missing'
    expect(page.status).toBe(resolved || isUnsold ? 409 : 503)
    expectPresentable(page)
    const shown = path.includes('physical')
      ? [ofForm.name, ofForm.street, ofForm.more, ofForm.postcode, ofForm.city]
      : [typed.fromName, typed.message]
    for (const text of [typed.email, ...shown]) expect(page.body).toContain(text)
    expect(page.body).not.toMatch(/revient bientôt|tijdelijk uitverkocht/)
  })

  // @rule B8.20
  it('a paid gift that cannot be read is neither confirmed nor lost', async () => {
    const page = await visit(`${isolates.url(fault)}/fr/checkout/gift/confirmation?${signedReturn(paidGift)}`)
    expect(page.status).toBe(200)
    expectPresentable(page)
    expect([shows(page, /Votre cadeau est commandé/), shows(page, /Nous vérifions votre paiement/)]).toEqual([resolved, !resolved])
  })
})

// @rule B8.22
describe.concurrent.each(names)('a CRM %s', (fault) => {
  it('loses no message: it is sent, or shown again as typed', async () => {
    const page = await sendMessage(isolates.url(fault))
    // A page that never ends is no redirect: its end is not awaited.
    const effect = fault === 'trickling' ? 'unreadable' : faults[fault]
    expect(page.status).toBe(messageStatus[effect])
    expect(keepsMessage(page)).toBe(page.status !== 303)
    if (page.status === 303) return expect(page.headers.location).toBe('/fr/contact?ref=contact_thank_you')
    expectPresentable(page)
    expect(page.headers['cache-control']).toBe('private, no-store')
  })
})

it('nothing was left unhandled, nothing crashed', () => {
  expect(isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))).toEqual([])
})
