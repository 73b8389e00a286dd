import { expect, test } from 'vitest'
import type { ActivityDetail } from '../../src/contract/activity.ts'
import type { GiftDelivery, GiftOrder, GiftProduct } from '../../src/contract/gift-order.ts'
import { dayOf } from '../clock/days.ts'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import { outbox } from '../standins/outbox.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { giftCardOrders, noon } from '../testing/gift-card-orders.ts'
import { giftRequest } from '../testing/gift-requests.ts'
import { originOfTests } from '../testing/origin.ts'
import { settleGiftOrder } from './gift-orders.ts'
import { mailsOf } from './mails.ts'

const { db } = await originOfTests(60)
const { env, get, post, codeOf } = giftCardOrders(db)

const toRecipient: GiftDelivery = { format: 'digital', recipient: { email: 'noor@example.test' }, message: { fromName: '', message: '' } }

const found = await db
  .prepare("SELECT id FROM stay WHERE giftable AND published AND expires IS NULL AND realtime = 'same' AND min_nights = 1")
  .first<{
    id: number
  }>()
const stayId = found?.id ?? 0
const { priceList } = await get<{ priceList: { nights: number; sellPrices: number[] }[] }>(`/weekend/${stayId}/detail.json?locale=fr_FR`)
const voucherPrice = priceList.find(({ nights }) => nights === 1)?.sellPrices[1] ?? 0
const activity = await get<{ prices: Record<string, { sellPrice: number }> }>('/activity-only/weekend/700001/detail.json?locale=fr_FR')
const plain = (body: readonly string[]) => body.map((line) => line.replaceAll(/\s/g, ' '))
const activityPrice = activity.prices['2']?.sellPrice ?? 0

const ofActivity = (ownUse: boolean): GiftProduct => ({ type: 'DIGITAL_ACTIVITY_ONLY', activityId: 700001, adults: 2, ownUse })

test('an activity is bought and given with its provider, whom to call, and for how many it is', async () => {
  const texts = {
    fr_FR: ['Prestataire : ', ', tél. ', 'Nombre de participants : 2.'],
    fr_BE: ['Prestataire : ', ', tél. ', 'Nombre de participants : 2.'],
    es_ES: ['Establecimiento: ', ', tel. ', 'Número de participantes: 2.'],
    nl_NL: ['Aanbieder: ', ', tel. ', 'Aantal deelnemers: 2.'],
    nl_BE: ['Aanbieder: ', ', tel. ', 'Aantal deelnemers: 2.'],
    it_IT: ['Struttura: ', ', tel. ', 'Numero di partecipanti: 2.'],
  } as const
  for (const locale of locales) {
    const { mainActivityCenter: center } = await get<ActivityDetail>(`/activity-only/weekend/700001/detail.json?locale=${locale}`)
    const { address, zipCode, city } = center.location
    const [provider, telephone, participants] = texts[locale]
    const where = `${provider}${center.label}, ${address}, ${zipCode} ${city}${telephone}${center.telephone}.`
    for (const ownUse of [true, false]) {
      const { json } = await post<GiftOrder>('/gift-orders', giftRequest(ofActivity(ownUse), activityPrice, toRecipient, locale))
      await settleGiftOrder(env(noon), json.reference, 'paid')
      const mails = await outboxOf(db, json.reference)
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'gift'])
      for (const { body } of mails) expect(plain(body)).toEqual(expect.arrayContaining([where, participants]))
    }
  }
})

// @rule B6.55
test.each<[string, GiftProduct, number, string | undefined]>([
  ['a voucher', { type: 'SINGLEVOUCHER', stayId, nights: 1, bucket: 2, upsell: 'none' }, voucherPrice, '/beneficiary/login'],
  ['a box', { type: 'BOX', code: '201EBOX' }, 12_900, '/box/login'],
  ['an activity', ofActivity(false), activityPrice, '/beneficiary/login'],
  ['an activity for the buyer', ofActivity(true), activityPrice, undefined],
  ['a gift card', { type: 'GIFTCARD', amount: 5000 }, 5000, undefined],
])('the e-mail of %s leads to where its code is used, with the code in the fragment only', async (_, gift, amount, path) => {
  for (const locale of locales) {
    const { json } = await post<GiftOrder>('/gift-orders', giftRequest(gift, amount, toRecipient, locale))
    await settleGiftOrder(env(noon), json.reference, 'paid')
    const code = await codeOf(json)
    const mail = (await outboxOf(db, json.reference)).find(({ kind }) => kind === 'gift')
    const links = mail?.body.filter((paragraph) => paragraph.startsWith('https:'))
    const link = `https://site.test${marketOfLocale(locale).base}${path}#code=${code}`
    expect({ locale, links }).toEqual({ locale, links: path === undefined ? [] : [link] })
    // A voucher is opened with this address.
    expect(mail?.body.join('\n').includes('noor@example.test')).toBe(gift.type === 'SINGLEVOUCHER')
    const page = await (await outbox.request(`/outbox?reference=${json.reference}&locale=${locale}`, {}, env(noon))).text()
    expect(page.includes(`<a href="${link}">`)).toBe(path !== undefined)
  }
})

const card: GiftOrder = {
  ...giftRequest({ type: 'GIFTCARD', amount: 60_000 }, 60_000, toRecipient),
  reference: '20000001',
  status: 'paid',
  orderedAt: noon,
  label: 'Carte cadeau de 600 €',
  lines: [{ kind: 'gift', amount: 60_000 }],
  total: 60_000,
  giftcards: [],
  validUntil: '2028-01-01',
  validityMonths: 12,
}
const today = '2026-11-21'

/** Without the spaces that do not break. */
const written = (order: GiftOrder) =>
  mailsOf({ order, code: 'ABCD-2345-EFGH', locale: order.locale }, env(noon), dayOf(today)).map(({ body }) =>
    body.join('\n').replaceAll(/[\u00a0\u202f]/g, ' '),
  )

const threeTimes: GiftOrder['payment'] = {
  method: '3x',
  fee: 900,
  parts: [
    { date: today, amount: 20_900 },
    { date: '2026-12-21', amount: 20_000 },
    { date: '2027-01-21', amount: 20_000 },
  ],
}

test.each([
  [
    'fr_FR',
    'Prix total : 609,00 €.\nDont frais du paiement en plusieurs fois : 9,00 €.\nPayé le 21 novembre 2026 : 209,00 €.\n' +
      'À payer le 21 décembre 2026 : 200,00 €.\nÀ payer le 21 janvier 2027 : 200,00 €.\n',
  ],
  [
    'nl_BE',
    'Totaalprijs: € 609,00.\nWaarvan kosten van het gespreid betalen: € 9,00.\nBetaald op 21 november 2026: € 209,00.\n' +
      'Te betalen op 21 december 2026: € 200,00.\nTe betalen op 21 januari 2027: € 200,00.\n',
  ],
  [
    'es_ES',
    'Precio total: 609,00 €.\nGastos del pago a plazos incluidos: 9,00 €.\nPagado el 21 de noviembre de 2026: 209,00 €.\n' +
      'Por pagar el 21 de diciembre de 2026: 200,00 €.\nPor pagar el 21 de enero de 2027: 200,00 €.\n',
  ],
  [
    'it_IT',
    'Prezzo totale: 609,00 €.\nDi cui commissioni del pagamento a rate: 9,00 €.\nPagato il 21 novembre 2026: 209,00 €.\n' +
      'Da pagare il 21 dicembre 2026: 200,00 €.\nDa pagare il 21 gennaio 2027: 200,00 €.\n',
  ],
] as const)('the confirmation of a gift says in %s what is paid of it, with which fee, and what is due when', (locale, lines) => {
  expect(written({ ...card, locale, payment: threeTimes })[0]).toContain(lines)
})

test('the confirmation of a gift that is paid says that nothing is due, with or without gift cards', () => {
  expect(written(card)[0]).toContain('Prix total : 600,00 €.\nPayé le 21 novembre 2026 : 600,00 €.\nIl ne reste rien à payer.')
  const giftcards = [{ serialNumber: 'EFGH', usedAmount: 60_000, balanceLeft: 0 }]
  const payment = { method: 'full' as const, fee: 0, parts: [{ date: today, amount: 0 }] }
  expect(written({ ...card, giftcards, payment })[0]).toContain(
    'Prix total : 600,00 €.\nRéglé avec la carte cadeau …EFGH : 600,00 €. Le solde est épuisé.\nIl ne reste rien à payer.',
  )
})

test('the first day of a month has its ordinal in French e-mails and in the outbox', async () => {
  const sentLater: GiftDelivery = { ...toRecipient, recipient: { email: 'noor@example.test', day: '2027-01-01' } }
  const [confirmation, gift] = written({ ...card, delivery: sentLater })
  expect(confirmation).toContain('à noor@example.test le 1er janvier 2027.')
  for (const body of [confirmation, gift]) expect(body).toContain('Valable jusqu’au 1er janvier 2028.')
  const { json } = await post<GiftOrder>('/gift-orders', giftRequest(card.gift, 60_000, sentLater))
  await settleGiftOrder(env(noon), json.reference, 'paid')
  expect(await (await outbox.request(`/outbox?reference=${json.reference}&locale=fr_FR`, {}, env(noon))).text()).toContain(
    '<dd>1er janvier 2027</dd>',
  )
})
