import { readFileSync } from 'node:fs'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import type { GiftDelivery, GiftOrder, GiftOrderRequest } from '../../../src/contract/gift-order.ts'
import { type Locale, locales, marketOfLocale } from '../../../src/market/markets.ts'
import app from '../../index.ts'
import { openDatabase, testDay } from '../../testing/database.ts'
import { byEmail, giftRequest, parcelTo } from '../../testing/gift-requests.ts'
import { signedReturn } from './sign.ts'

const secret = 'a secret of this test'
const noon = '2026-11-21T12:00:00Z'
const back = 'https://site.test/fr/checkout/gift/confirmation'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => void (database = await openDatabase()))
afterAll(() => database.close())

const send = (path: string, init: RequestInit = {}, clock = noon, today = testDay) =>
  app.request(path, init, { DB: database.db, TODAY: today, CLOCK: clock, SITE_ORIGINS: 'https://site.test', PAYMENT_SECRET: secret })
const post = (path: string, values: Record<string, string>, clock?: string) =>
  send(path, { method: 'POST', body: new URLSearchParams(values) }, clock)

async function order(request: GiftOrderRequest): Promise<GiftOrder> {
  return (await send('/gift-orders', { method: 'POST', body: JSON.stringify(request) })).json()
}

/** A gift card of 60 euro. */
const card = (delivery: GiftDelivery = byEmail, locale: GiftOrderRequest['locale'] = 'fr_FR') =>
  giftRequest({ type: 'GIFTCARD', amount: 6000 }, 6000, delivery, locale)

const payment = ({ reference, total }: GiftOrder, locale = 'fr_FR') => ({
  amount: String(total),
  currency: 'EUR',
  reference,
  locale,
  return: back,
})
const statusOf = async ({ reference }: GiftOrder, clock = noon) =>
  ((await (await send(`/gift-orders/${reference}`, {}, clock)).json()) as GiftOrder).status
const outbox = async ({ reference }: GiftOrder, locale = 'fr_FR', today = testDay) =>
  (await send(`/outbox?reference=${reference}&locale=${locale}`, {}, noon, today)).text()
const articles = (page: string) => page.split('<article>').slice(1)

describe('a gift at the payment provider', () => {
  // @rule B4.72
  test('is paid once; the receipt leads back with a signed outcome, and to the e-mails', async () => {
    const made = await order(card())
    expect(await (await send(`/pay?${new URLSearchParams(payment(made))}`)).text()).toMatch(/60,00\s€/)
    const confirmed = await post('/pay/confirm', payment(made))
    await post('/pay/confirm', payment(made))
    expect([confirmed.status, await statusOf(made)]).toEqual([303, 'paid'])
    const receipt = (await (await send(confirmed.headers.get('location') ?? '')).text()).replaceAll('&amp;', '&')
    const address = new URL(/class="button" href="([^"]*)"/.exec(receipt)?.[1] ?? '')
    const signed = await signedReturn(secret, { order: made.reference, outcome: 'confirmed' }, Date.parse(noon))
    expect(Object.fromEntries(address.searchParams)).toEqual(signed)
    expect(address.origin + address.pathname).toBe(back)
    expect(receipt).toContain(`href="/outbox?reference=${made.reference}&locale=fr_FR"`)
    expect(articles(await outbox(made))).toHaveLength(2)
    // A paid gift stays paid.
    await post('/pay/refuse', payment(made))
    expect(await statusOf(made, '2026-11-25T12:00:00Z')).toBe('paid')
    const lookup = { number: made.reference, email: 'a@b.test', locale: 'fr_FR' }
    expect(await (await post('/booking-lookup', lookup)).text()).toMatch(/Carte cadeau de 60\s€ · 2028-05-21/)
  })

  // @rule B4.72
  test.each([
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
  ] as const)('%s returns at once with the signed outcome; nothing is sent, and it can be paid after all', async (path, outcome) => {
    const made = await order(card())
    const { searchParams } = new URL((await post(`/pay/${path}`, payment(made))).headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual(await signedReturn(secret, { order: made.reference, outcome }, Date.parse(noon)))
    expect(await statusOf(made)).toBe('refused')
    expect(articles(await outbox(made))).toHaveLength(0)
    await post('/pay/confirm', payment(made))
    expect(await statusOf(made)).toBe('paid')
  })

  // @rule B7.10
  test('of another amount, fee or method is not shown, nor one that has expired', async () => {
    const made = await order(card())
    for (const wrong of [{ amount: '100' }, { fee: '5' }, { method: '3x' }, { reference: '90000000' }, { return: 'https://evil.test/' }]) {
      expect((await post('/pay/confirm', { ...payment(made), ...wrong })).status).toBe(400)
    }
    const late = '2026-11-22T12:00:00Z'
    expect((await post('/pay/confirm', payment(made), late)).status).toBe(400)
    expect([await statusOf(made), await statusOf(made, late)]).toEqual(['created', 'expired'])
  })
})

async function paid(request: GiftOrderRequest): Promise<GiftOrder> {
  const made = await order(request)
  await post('/pay/confirm', payment(made, request.locale))
  return made
}

describe('the outbox', () => {
  // @rule B4.74
  test('to the recipient on the chosen day: sender, message, code, validity; to the buyer the order', async () => {
    const recipient = { email: 'noor@example.test', day: '2026-12-24' }
    const made = await paid(card({ format: 'digital', recipient, message: { fromName: 'Lou & Max', message: 'Bon <Noël> !' } }))
    const [confirmation = '', gift = ''] = articles(await outbox(made))
    expect(confirmation).toContain('camille@example.test')
    expect(confirmation).toContain('Envoyé le')
    for (const text of [made.reference, 'noor@example.test le 24 décembre 2026', '60,00', '21 mai 2028'])
      expect(confirmation).toContain(text)
    for (const text of ['<dd>noor@example.test</dd>', 'Un cadeau de la part de Lou &amp; Max', '« Bon &lt;Noël&gt; ! »', 'À envoyer le']) {
      expect(gift.replaceAll('\u202f', ' ')).toContain(text)
    }
    expect(gift).toMatch(/Le code\s: [A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}\./)
    expect(gift).toContain('21 mai 2028')
    expect(confirmation).not.toContain('Le code')
    expect(articles(await outbox(made, 'fr_FR', '2026-12-24'))[1]).toContain('Envoyé le')
  })

  // @rule B4.74
  test('to the buyer without a recipient; of a parcel its departure on a working day, without the code', async () => {
    const [, own = ''] = articles(await outbox(await paid(card())))
    expect(own).toContain('<dd>camille@example.test</dd>')
    expect(own).toContain('Votre cadeau est prêt à offrir')
    const request = giftRequest({ type: 'GIFTCARD', amount: 6000 }, 6000, parcelTo('BE'), 'nl_BE')
    const [confirmation = '', parcel = ''] = articles(await outbox(await paid(request), 'nl_BE'))
    expect(confirmation).toMatch(/Noor Voorbeeld, Brussel \(België\).*2 tot 4 werkdagen met bpost/)
    // The order is of a Saturday.
    expect(parcel).toContain('23 november 2026')
    expect(parcel).not.toContain('De code')
  })

  test.each(locales)('names in %s the field of the checkout that takes the code of a gift card', async (locale) => {
    const field = (catalogue: Locale) =>
      /msgid "Code of a gift card"\nmsgstr "(.*)"/.exec(
        readFileSync(new URL(`../../../i18n/${catalogue}.po`, import.meta.url), 'utf8'),
      )?.[1]
    const label = field(locale) || field(locale === 'nl_BE' ? 'nl_NL' : 'fr_FR')
    const [, gift = ''] = articles(await outbox(await paid(card(byEmail, locale)), locale))
    expect(gift).toContain(label)
  })

  // @rule B4.74
  test.each(locales)('is labelled as a stand-in in %s, and shows nothing without a reference', async (locale) => {
    const made = await paid(card(byEmail, locale))
    const page = await outbox(made, locale)
    expect(page).toContain(`<html lang="${marketOfLocale(locale).tag}">`)
    expect(page).toContain('role="note"')
    expect(articles(page)).toHaveLength(2)
    expect(page).not.toMatch(/undefined|\{[a-z]\w*\}/)
    const empty = await (await send(`/outbox?locale=${locale}`)).text()
    expect(articles(empty)).toHaveLength(0)
    expect(empty).toContain('name="reference"')
    expect((await send(`/outbox?locale=${locale}&reference=1`)).status).toBe(400)
    expect(articles(await (await send(`/outbox?locale=${locale}&reference=90000000`)).text())).toHaveLength(0)
  })
})
