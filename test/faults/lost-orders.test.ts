import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CheckinPrices } from '../../src/contract/beneficiary.ts'
import type { DatedStay } from '../../src/contract/stay.ts'
import { addDays } from '../../src/domain/dates/days.ts'
import { typedGuest } from '../lead-guest.ts'
import { type IsolateOptions, type Isolates, startIsolates, unhurried } from './isolates.ts'
import { giftSessionCookie } from '../../worker/gift-session.ts'
import { startKeyValue } from './key-value.ts'
import { expectPresentable } from './presentable.ts'
import { type Fake, listen, textOf } from './server.ts'
import { type Seen, visit } from './visitor.ts'

/** What becomes of the response of `POST /orders`, after the order was made. */
const losses = ['hanging', 'reset', '500', '504', '201 unreadable', '202 unreadable'] as const
const successes = ['201', '202'] as const
/** Responses of an upstream that makes no order, or another one than agreed. */
/** A response that is lost after a gift card was reserved, and gift cards that cannot be read. */
const ofCards = ['504 with a card', 'no balances'] as const
/** The same of a gift that pays a stay. */
const ofGifts = ['504 with a gift', 'no gift'] as const
const refusals = ['400', '401', '404', '409', '422', 'another sum', 'expired'] as const
type Behaviour =
  | (typeof losses)[number]
  | (typeof ofCards)[number]
  | (typeof ofGifts)[number]
  | (typeof successes)[number]
  | (typeof refusals)[number]

const behaviours: readonly Behaviour[] = [...losses, ...successes, ...ofCards, ...ofGifts, ...refusals]
const slug = (behaviour: Behaviour) => behaviour.replaceAll(' ', '-')

interface MadeOrder {
  readonly key: string
  readonly reference: string
}

const secret = 'a secret of thirty-two characters'

let upstream: Fake
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Behaviour>
/** Orders that the upstream knows, and reports that it got, by behaviour. */
const orders = new Map<string, MadeOrder[]>()
const reports = new Map<string, string[]>()
/** Behaviours that are over: their next responses are as they should be. */
const healed = new Set<string>()

beforeAll(async () => {
  upstream = await startOrigin()
  keyValue = await startKeyValue()
  const options = behaviours.map((behaviour): [Behaviour, IsolateOptions] => [
    behaviour,
    {
      upstream: `http://127.0.0.1:${upstream.port}/${slug(behaviour)}`,
      mood: 'stored',
      // A response that never comes is awaited for its whole deadline.
      variables: { ...(behaviour === 'hanging' ? { DEADLINE_FACTOR: '1.5' } : unhurried), GIFT_SESSION_SECRET: secret },
    },
  ])
  isolates = await startIsolates(Object.fromEntries(options) as Record<Behaviour, IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

/** The reference origin, whose responses to orders get lost or changed on their way. */
function startOrigin(): Promise<Fake> {
  return listen(async (request, response) => {
    const [, behaviour = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const body = request.method === 'POST' ? await textOf(request) : undefined
    if (path === '/error') reports.set(behaviour, [...(reports.get(behaviour) ?? []), body ?? ''])
    const isOrder = path === '/orders'
    if (isOrder && refused[behaviour]) return void response.writeHead(refused[behaviour]).end('{}')
    if (path === '/gift-cards/balances' && behaviour === 'no-balances') return void response.writeHead(500).end('{}')
    if (path === '/beneficiary/gifts' && behaviour === 'no-gift' && !healed.has(behaviour)) return void response.writeHead(500).end('{}')
    const key = String(request.headers['idempotency-key'] ?? '')
    const sent = body !== undefined && {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    }
    const made = await fetch(`${inject('origin')}${path}`, sent || {})
    const text = await made.text()
    const headers = { 'content-type': made.headers.get('content-type') ?? 'application/json' }
    if (!isOrder) return void response.writeHead(made.status, headers).end(text)
    const { reference }: { reference: string } = JSON.parse(text)
    orders.set(behaviour, [...(orders.get(behaviour) ?? []), { key, reference }])
    if (healed.has(behaviour) || behaviour === 'no-balances') return void response.writeHead(made.status, headers).end(text)
    if (behaviour === 'hanging') return
    if (behaviour === 'reset') return void request.socket.destroy()
    if (behaviour.endsWith('-unreadable')) return void response.writeHead(Number(behaviour.slice(0, 3)), headers).end('{"queued":true}')
    if (behaviour === 'another-sum') return void response.writeHead(200, headers).end(text.replace(/"sellPrice":\d+/, '"sellPrice":100'))
    if (behaviour === 'expired') return void response.writeHead(200, headers).end(text.replace('"status":"open"', '"status":"expired"'))
    response.writeHead(Number.parseInt(behaviour, 10), headers).end(text)
  })
}

/** Status of a refusal, by behaviour. */
const refused: Readonly<Record<string, number>> = { '400': 400, '401': 401, '404': 404, '409': 409, '422': 422 }

const checkout = '/fr/checkout?product=10572&checkin=2027-05-18&checkout=2027-05-19'

type Fields = Readonly<Record<string, string>>

/** Fields of the checkout's form as a browser sends them, with its guest and the terms accepted. */
function fieldsOf({ body }: Seen): Fields {
  const [form = ''] = body.match(/<form[^>]* method="post".*?<\/form>/s) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return { ...typedGuest, payment: 'full', terms: 'accepted', ...Object.fromEntries(hidden) }
}

const open = async (behaviour: Behaviour) => fieldsOf(await visit(isolates.url(behaviour) + checkout))
const send = (behaviour: Behaviour, fields: Fields) => visit(isolates.url(behaviour) + checkout, { fields })
const referenceIn = ({ headers }: Seen) => new URL(headers.location ?? '').searchParams.get('reference')
const referencesOf = (behaviour: Behaviour) => [...new Set(orders.get(slug(behaviour))?.map(({ reference }) => reference))]
/** What the error log got about a checkout. */
const reportsOf = (behaviour: Behaviour) => (reports.get(slug(behaviour)) ?? []).filter((report) => report.includes('order not made'))

const unknown = 'Nous ne savons pas encore si votre réservation a été enregistrée'
const nothingBooked = /Aucune réservation n’a été effectuée|rien n’a été réservé/

describe.concurrent('an order whose response is lost', () => {
  it.for(losses)('(%s) is called unknown, and found again by the same form', async (behaviour, { expect: expectIn }) => {
    const form = await open(behaviour)
    const first = await send(behaviour, form)
    expect(first.status).toBe(503)
    expectPresentable(first)
    expect(first.body).toContain(unknown)
    expect(first.body).not.toMatch(nothingBooked)
    const again = fieldsOf(first)
    expect(again).toEqual({ ...form, uncertain: 'yes' })
    await expectIn.poll(() => reportsOf(behaviour).length).toBe(1)
    healed.add(slug(behaviour))
    const second = await send(behaviour, again)
    expect(second.status).toBe(303)
    expect([referenceIn(second)]).toEqual(referencesOf(behaviour))
  })

  it.each(successes)('is none where it comes with %s', async (behaviour) => {
    const form = await open(behaviour)
    const [first, second] = [await send(behaviour, form), await send(behaviour, form)]
    expect([first.status, second.status]).toEqual([303, 303])
    expect([referenceIn(first)]).toEqual(referencesOf(behaviour))
  })
})

describe.concurrent('a gift card', () => {
  const card = 'FRAN-CARD-STAY'
  const add = async (behaviour: Behaviour) => send(behaviour, { ...(await open(behaviour)), giftCard: card, update: 'card' })

  it('that was reserved by an order whose response was lost pays for it once, by the same form', async () => {
    const form = fieldsOf(await add('504 with a card'))
    expect(form['card']).toBe(`${card}=15000`)
    const first = await send('504 with a card', form)
    expect(first.status).toBe(503)
    expectPresentable(first)
    expect(first.body).toContain(unknown)
    const again = fieldsOf(first)
    expect(again).toEqual({ ...form, uncertain: 'yes' })
    healed.add(slug('504 with a card'))
    const second = await send('504 with a card', again)
    expect([second.status, [referenceIn(second)]]).toEqual([303, referencesOf('504 with a card')])
  })

  it('that cannot be read is said, keeps its place in the form, and orders nothing; without it the form does', async () => {
    const page = await add('no balances')
    expect(page.status).toBe(503)
    expectPresentable(page)
    expect(page.body).toContain('Nous ne pouvons pas lire les cartes cadeaux pour le moment et rien n’a été commandé.')
    expect(page.body).toContain(`value="${card}"`)
    const form = fieldsOf(page)
    expect((await send('no balances', { ...form, giftCard: card })).status).toBe(503)
    expect(referencesOf('no balances')).toEqual([])
    expect((await send('no balances', form)).status).toBe(303)
  })
})

describe.concurrent('a gift', () => {
  /** The session of a seeded voucher for one night, and a checkout for two nights, of which it pays a part. */
  async function session(code: string): Promise<{ readonly cookie: string; readonly path: string }> {
    const email = 'giver@escale.example'
    const body = JSON.stringify({ code, email, locale: 'fr_FR' })
    const opened = await fetch(`${inject('origin')}/beneficiary/gifts`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    const { gift }: { gift: { reference: string; value: number; validUntil: string; gift: { stayId: number } } } = await opened.json()
    const { reference, value, validUntil } = gift
    const { stayId } = gift.gift
    const terms = `locale=fr_FR&month=2027-04&length=9&nights=2&giftPrice=${value}&validUntil=${validUntil}`
    const found = await fetch(`${inject('origin')}/redeem/weekend/${stayId}/packageCheckinPrices.json?${terms}`)
    const days: CheckinPrices = await found.json()
    const day = Object.values(days).find(({ minLos, displayTotalPrice }) => minLos <= 2 && displayTotalPrice > value)?.day ?? ''
    const dated = await fetch(`${inject('origin')}/weekend/${stayId}/detail.json?locale=fr_FR&checkin=${day}&nights=2&adult=2`)
    const { activityDates }: Pick<DatedStay, 'activityDates'> = await dated.json()
    const activities = activityDates.map(({ activityId, dates }) => `${activityId}_${dates[0]?.value}`).join()
    const cookie = await giftSessionCookie([{ reference, code, email }], { GIFT_SESSION_SECRET: secret }, new Date(inject('clock')))
    const path = `/fr/checkout?product=${stayId}&checkin=${day}&checkout=${addDays(day, 2)}&activitySelectionList=${activities}&gift=${reference}`
    return { path, cookie: cookie?.split(';')[0] ?? '' }
  }

  it('that was reserved by an order whose response was lost pays for it once, by the same form', async () => {
    const code = 'FRAN-VCHR-FREE'
    const { cookie, path } = await session(code)
    const lost = '504 with a gift'
    const sendForm = (fields: Fields) => visit(isolates.url(lost) + path, { fields }, undefined, cookie)
    const form = fieldsOf(await visit(isolates.url(lost) + path, undefined, undefined, cookie))
    expect(Number(form['due'])).toBeLessThan(Number(form['price']))
    const first = await sendForm(form)
    expect(first.status).toBe(503)
    expectPresentable(first)
    expect(first.body).toContain(unknown)
    expect(fieldsOf(first)).toEqual({ ...form, uncertain: 'yes' })
    healed.add(slug(lost))
    const second = await sendForm(fieldsOf(first))
    expect([second.status, [referenceIn(second)]]).toEqual([303, referencesOf(lost)])
    expect([...isolates.log, ...[...reports.values()].flat(), second.headers.location].join()).not.toContain(code)
  })

  it('that cannot be read is said, and orders nothing; a form that was sent is kept until it can', async () => {
    const { cookie, path } = await session('FRAN-VCHR-SENT')
    const address = isolates.url('no gift') + path
    const cannot = 'Nous ne pouvons pas lire votre cadeau pour le moment. Aucune réservation n’a été effectuée.'
    const opened = await visit(address, undefined, undefined, cookie)
    expect([opened.status, opened.body.includes(cannot), opened.body.includes('name="terms"')]).toEqual([200, true, false])
    expectPresentable(opened)
    const form = { ...typedGuest, key: crypto.randomUUID(), price: '30000', due: '100', payment: 'full', terms: 'accepted' }
    const page = await visit(address, { fields: form }, undefined, cookie)
    expect([page.status, page.body.includes(cannot)]).toEqual([503, true])
    expectPresentable(page)
    expect(fieldsOf(page)).toEqual(form)
    expect(referencesOf('no gift')).toEqual([])
    healed.add(slug('no gift'))
    const shown = fieldsOf(await visit(address, undefined, undefined, cookie))
    expect((await visit(address, { fields: shown }, undefined, cookie)).status).toBe(303)
  })
})

describe.concurrent('an order that the upstream refuses', () => {
  it.for(['400', '401', '404', '422', 'another sum'] as const)(
    'with %s is a failure in a sentence, and reported',
    async (behaviour, { expect: expectIn }) => {
      const form = await open(behaviour)
      const page = await send(behaviour, form)
      expect(page.status).toBe(503)
      expectPresentable(page)
      expect(page.body).toContain('Votre réservation n’a pas pu aboutir et rien n’a été débité.')
      expect(fieldsOf(page)).toEqual(form)
      await expectIn.poll(() => reportsOf(behaviour).length).toBe(1)
    },
  )

  it('with 409 at an unchanged price is not available like this any more, and no failure of ours', async () => {
    const form = await open('409')
    const page = await send('409', form)
    expect(page.status).toBe(409)
    expectPresentable(page)
    expect(page.body).toContain('Votre séjour n’est plus disponible dans ces conditions et rien n’a été réservé.')
    expect(fieldsOf(page)).toEqual(form)
    expect(reportsOf('409')).toEqual([])
  })

  it('because it was not paid in time can be ordered again', async () => {
    const form = await open('expired')
    const page = await send('expired', form)
    expect(page.status).toBe(409)
    expect(page.body).toContain('Votre réservation n’a pas été payée à temps et a expiré')
    const { key, ...others } = fieldsOf(page)
    expect(key).not.toBe(form['key'])
    healed.add('expired')
    const second = await send('expired', { ...others, key: key ?? '' })
    expect(second.status).toBe(303)
    expect(referencesOf('expired')).toEqual([expect.any(String), referenceIn(second)])
  })
})

it('who stays is in no log line and in no report, whatever became of the order', () => {
  const written = [...isolates.log, ...[...reports.values()].flat()].join('\n')
  for (const value of Object.values(typedGuest)) expect(written).not.toContain(value)
})

it('nothing was left unhandled, nothing crashed', () => {
  expect(isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))).toEqual([])
})
