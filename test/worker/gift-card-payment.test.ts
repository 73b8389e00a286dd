import { describe, expect, inject, it } from 'vitest'
import { cents } from '../amounts.ts'
import { typedGuest } from '../lead-guest.ts'
import { payable, settled } from './payment.ts'
import { get, type TestResponse } from './site.ts'

const booking = '/fr/checkout?product=10572&checkin=2027-05-18&checkout=2027-05-19'
const gift = '/fr/checkout/gift?code=201EBOX'

const text = (body: string) =>
  body
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const hiddenOf = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value)

/** The fields of a loaded checkout, with what it needs to order. */
function fieldsOf(body: string): URLSearchParams {
  const fields = new URLSearchParams({ ...typedGuest, payment: 'full', terms: 'accepted' })
  for (const name of ['price', 'due', 'key', 'card']) for (const value of hiddenOf(body, name)) fields.append(name, value)
  return fields
}

const send = (path: string, fields: URLSearchParams, more: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields)
  for (const [name, value] of Object.entries(more)) body.append(name, value)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.toString().length),
    origin: inject('site'),
  }
  return get(path, { method: 'POST', body: body.toString(), headers })
}

/** Opens a checkout and adds cards as typed. */
async function withCards(path: string, ...typed: readonly string[]): Promise<TestResponse> {
  let page = await get(path)
  for (const giftCard of typed) page = await send(path, fieldsOf(page.body), { giftCard, update: 'card' })
  return page
}

/** Buys a gift card of so many euros on the site, and reads its code in the e-mail. */
async function boughtCard(euros: number, base = '/fr'): Promise<string> {
  const path = `${base}/checkout/gift?amount=${euros}`
  const order = payable(await send(path, fieldsOf((await get(path)).body)))
  await settled(order, 'confirm')
  const outbox = await fetch(`${inject('origin')}/outbox?reference=${order.reference}&locale=fr_FR`)
  return /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(await outbox.text())?.[0] ?? ''
}

const cardsOf = (page: TestResponse) => hiddenOf(page.body, 'card').map((card) => card.split('=')[0])
const priceOf = ({ body }: TestResponse) => Number(hiddenOf(body, 'price')[0])
const dueOf = ({ body }: TestResponse) => Number(hiddenOf(body, 'due')[0] ?? hiddenOf(body, 'price')[0])
const amountSent = ({ headers }: TestResponse) => Number(new URL(headers['location'] ?? '').searchParams.get('amount'))

// @rule B3.50
describe.each([
  ['a booking', booking],
  ['a gift', gift],
])('the checkout of %s', (_, path) => {
  it('takes a gift card that was bought on the site, with what is left to pay and on the card', async () => {
    const code = await boughtCard(50)
    const page = await withCards(path, code)
    expect([page.status, dueOf(page)]).toEqual([200, priceOf(page) - 5000])
    expect(text(page.body)).toContain(`Carte cadeau …${code.slice(-4)} règle 50 € · solde restant : 0 €`)
    const response = await send(path, fieldsOf(page.body))
    expect([response.status, amountSent(response)]).toEqual([303, priceOf(page) - 5000])
    expect(response.headers['location']).not.toContain(code)
    const confirmation = await get(await settled(payable(response), 'confirm'))
    expect(text(confirmation.body)).toContain(`Carte cadeau …${code.slice(-4)} solde restant : 0 € −50 €`)
    expect(cents(/(?:Prix du séjour|Cadeau) ([\d,\u202F]+ €) Carte cadeau/.exec(text(confirmation.body))?.[1] ?? '')).toBe(priceOf(page))
    expect(text((await withCards(path, code)).body)).toContain('Le solde de cette carte cadeau est épuisé.')
  })

  it('gives the card back when the payment is cancelled, and holds it meanwhile', async () => {
    const code = await boughtCard(50)
    const order = payable(await send(path, fieldsOf((await withCards(path, code)).body)))
    expect(text((await withCards(path, code)).body)).toContain('est réservé pour une commande en attente de paiement')
    await settled(order, 'cancel')
    expect(dueOf(await withCards(path, code))).toBe(priceOf(await get(path)) - 5000)
  })

  it('asks for no payment where the cards pay everything, in the order in which they were entered', async () => {
    const [first, second] = [await boughtCard(20), await boughtCard(1000)]
    const page = await withCards(path, first, second)
    const rest = priceOf(page) - 2000
    expect(dueOf(page)).toBe(0)
    const shown = text(page.body)
    expect(shown).toContain(`…${first.slice(-4)} règle 20 € · solde restant : 0 €`)
    expect(shown).toContain('Il ne reste rien à payer : vos cartes cadeaux règlent tout.')
    expect(shown).not.toContain('avec obligation de paiement')
    const response = await send(path, fieldsOf(page.body))
    expect(response.status).toBe(303)
    const confirmation = await get(response.headers['location'] ?? '')
    expect(response.headers['location']).toMatch(/confirmation\?order=\d{8}&outcome=confirmed/)
    const left = new RegExp(`…${second.slice(-4)} solde restant : ([\\d ,]+) €`, 'u').exec(text(confirmation.body))?.[1]
    expect(cents(`${left} €`)).toBe(100_000 - rest)
    // Pressed twice, it is the same order.
    expect((await send(path, fieldsOf(page.body))).headers['location']).toBe(response.headers['location'])
  })

  it('pays with a card once: the second of two orders at the same time is told, and orders nothing', async () => {
    const code = await boughtCard(50)
    const pages = [await withCards(path, code), await withCards(path, code)]
    const responses = await Promise.all(pages.map(({ body }) => send(path, fieldsOf(body))))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(text(refused?.body ?? '')).toContain('Le montant réglé par vos cartes cadeaux a changé et rien n’a été commandé.')
  })

  it('says so when a code was typed and the order pressed: the card is added, and nothing is ordered before the rest is seen', async () => {
    const code = await boughtCard(50)
    const page = await get(path)
    const response = await send(path, fieldsOf(page.body), { giftCard: `code : ${code.toLowerCase().replaceAll('-', ' ')}` })
    expect([response.status, dueOf(response)]).toEqual([200, priceOf(page) - 5000])
    expect(text(response.body)).toContain('Votre carte cadeau est ajoutée et rien n’est encore commandé.')
    expect((await send(path, fieldsOf(response.body))).status).toBe(303)
  })

  it('is the same order when it is sent again after its payment, or after it was cancelled', async () => {
    const code = await boughtCard(50)
    const fields = fieldsOf((await withCards(path, code)).body)
    const order = payable(await send(path, fields))
    expect(payable(await send(path, fields)).reference).toBe(order.reference)
    await settled(order, 'confirm')
    const again = await send(path, fields)
    expect([again.status, text(again.body).includes(order.reference)]).toEqual([409, true])
  })

  it('removes a card, and keeps the others', async () => {
    const page = await withCards(path, 'FRAN-CARD-CENT', 'FRAN-CARD-PART')
    expect(cardsOf(page)).toEqual(['FRAN-CARD-CENT', 'FRAN-CARD-PART'])
    const removed = await send(path, fieldsOf(page.body), { remove: 'FRAN-CARD-CENT' })
    expect([removed.status, cardsOf(removed), dueOf(removed)]).toEqual([200, ['FRAN-CARD-PART'], priceOf(page) - 3850])
  })

  it.each([
    ['FRAN-CARD-KEPT', 'est réservé pour une commande en attente de paiement'],
    ['FRAN-CARD-USED', 'Le solde de cette carte cadeau est épuisé.'],
    ['FRAN-CARD-PAST', 'Cette carte cadeau était valable jusqu’au'],
    ['FRAN-CARD-DEBT', 'Cette carte cadeau n’a pas encore été payée'],
    ['FRAN-CARD-PACK', 'Ce code est celui d’un coffret ou d’un bon cadeau'],
    ['ESPA-CARD-STAY', 'a été achetée sur notre site d’un autre pays et s’y utilise : Espagne. Aller sur ce site'],
    ['AAAA-BBBB-CCCC', 'Nous ne connaissons aucune carte cadeau avec ce code.'],
    ['hello', 'Un code compte douze lettres et chiffres'],
  ])('explains why %s does not pay, and keeps what was typed', async (code, sentence) => {
    const page = await withCards(path, code)
    expect(text(page.body)).toContain(sentence)
    expect(page.body).toContain(`value="${code}"`)
    expect([page.status, cardsOf(page), dueOf(page)]).toEqual([422, [], priceOf(page)])
    const ordered = await send(path, fieldsOf(page.body), { giftCard: code })
    expect([ordered.status, text(ordered.body).includes(sentence)]).toEqual([422, true])
  })
})

it('a Belgian gift card pays in both languages of its country', async () => {
  const path = '/be/nl/checkout?product=17281&checkin=2027-05-18&checkout=2027-05-19'
  const page = await withCards(path, 'BENE-CARD-CENT', 'BENE-CARD-PART')
  expect(cardsOf(page)).toEqual(['BENE-CARD-CENT', 'BENE-CARD-PART'])
  expect(dueOf(page)).toBe(priceOf(page) - 45 - 3850)
})

it('a gift card is not paid with gift cards', async () => {
  const page = await get('/fr/checkout/gift?amount=50')
  expect(page.body).not.toContain('name="giftCard"')
  const response = await send('/fr/checkout/gift?amount=50', fieldsOf(page.body), { card: 'FRAN-CARD-PART=3850' })
  expect([response.status, amountSent(response)]).toEqual([303, 5000])
})

it('a card that pays less than the page has shown orders nothing', async () => {
  const page = await withCards(booking, 'FRAN-CARD-PART')
  const fields = fieldsOf(page.body)
  fields.set('due', String(dueOf(page) - 100))
  expect((await send(booking, fields)).status).toBe(409)
})
