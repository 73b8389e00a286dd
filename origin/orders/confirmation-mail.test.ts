import { describe, expect, test } from 'vitest'
import { LeadGuest, type Order } from '../../src/contract/order.ts'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import * as v from 'valibot'
import { outboxOf } from '../outbox/outbox.ts'
import { bookedStay } from '../testing/booked-stay.ts'
import { testDay } from '../testing/database.ts'
import { giftCardOrders, minutesLater, noon } from '../testing/gift-card-orders.ts'
import { originOfTests } from '../testing/origin.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { settleOrder } from './orders.ts'

const { db } = await originOfTests(60)
const { env, post, book, bookingRequest, boughtCard, price, get } = giftCardOrders(db)

const guest = v.parse(LeadGuest, {
  name: 'Noor Voorbeeld',
  email: 'noor@example.test',
  phone: '+32 470 00 00 00',
  arrivalTime: '18:00',
  wishes: 'Une chambre calme, {svp} [merci]',
})
const order: Order = { ...bookedStay, reference: '10000001', status: 'confirmed' }
const written = (more: Partial<Order> = {}, who: LeadGuest = guest, today = testDay) =>
  confirmationMail({ ...order, ...more }, who, { TODAY: today, CLOCK: noon, SITE_ORIGINS: 'https://site.test' })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')

describe('the confirmation of a booking', () => {
  test('goes to the guest once it is paid, and once, and is in no response', async () => {
    const card = await boughtCard(2000)
    const { json } = await book(await bookingRequest([{ code: card, amount: 1500 }], { guest }))
    expect(await outboxOf(db, json.reference)).toEqual([])
    await settleOrder(env(noon), json.reference, 'refused')
    expect(await outboxOf(db, json.reference)).toEqual([])
    await settleOrder(env(noon), json.reference, 'confirmed')
    await settleOrder(env(minutesLater(5)), json.reference, 'confirmed')
    const mails = await outboxOf(db, json.reference)
    expect(mails.map(({ kind, address }) => [kind, address])).toEqual([['confirmation', 'noor@example.test']])
    const text = plain(mails[0]!.body.join('\n'))
    for (const expected of [
      'Bonjour Noor Voorbeeld,',
      json.reference,
      'Arrivée : dimanche 17 janvier 2027',
      'Départ : lundi 18 janvier 2027',
      'Voyageurs : 2 adultes.',
      'Heure d’arrivée prévue : 18 h.',
      '« Une chambre calme, {svp} [merci] »',
      `Réglé avec la carte cadeau …${card.slice(-4)} : 15,00 €. Solde restant : 5,00 €.`,
      `Payé le 21 novembre 2026 : ${(((await price()) - 1500) / 100).toFixed(2).replace('.', ',')} €.`,
      'Il ne reste rien à payer.',
      'https://site.test/fr/booking-lookup',
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain(card.slice(0, 9))
    expect(JSON.stringify(await get(`/orders/${json.reference}`))).not.toMatch(/noor|calme|470/i)
  })

  test('is written at once where cards pay everything, and an order without a guest is none', async () => {
    const code = await boughtCard(100_000)
    const amount = await price()
    const whole = await book(await bookingRequest([{ code, amount }], { guest }))
    expect((await outboxOf(db, whole.json.reference)).map(({ kind }) => kind)).toEqual(['confirmation'])
    const { guest: _, ...nobody } = await bookingRequest([])
    expect((await post('/orders', nobody)).status).toBe(400)
  })

  test.each([
    ['fr_FR', 'À payer le 21 décembre 2026 : 43,16 €.', 'Arrivée : samedi 5 décembre 2026, à partir de 15 h.'],
    ['fr_BE', 'À payer le 21 décembre 2026 : 43,16 €.', 'Arrivée : samedi 5 décembre 2026, à partir de 15 h.'],
    ['nl_NL', 'Te betalen op 21 december 2026: € 43,16.', 'Aankomst: zaterdag 5 december 2026, vanaf 15.00 uur.'],
    ['nl_BE', 'Te betalen op 21 december 2026: € 43,16.', 'Aankomst: zaterdag 5 december 2026, vanaf 15.00 uur.'],
    ['es_ES', 'Por pagar el 21 de diciembre de 2026: 43,16 €.', 'Entrada: sábado, 5 de diciembre de 2026, a partir de las 15:00.'],
    ['it_IT', 'Da pagare il 21 dicembre 2026: 43,16 €.', 'Check-in: sabato 5 dicembre 2026, dalle 15:00.'],
  ] as const)('says in %s what is paid, and what is to be paid when', (locale, due, arrival) => {
    const { subject, body } = written({ locale })
    const text = plain(body.join('\n'))
    for (const expected of [due, arrival]) expect(text).toContain(expected)
    expect(subject).toContain('10000001')
    expect(body.at(-1)).toBe(`https://site.test${marketOfLocale(locale).base}/booking-lookup`)
    const later = plain(written({ locale }, guest, '2027-02-01').body.join('\n'))
    expect(later).not.toContain(due)
  })

  test('has the total of its confirmation page, with the fee, which its parts add up to', () => {
    expect(plain(written().body.join('\n'))).toContain(
      'Prix total : 131,44 €.\nDont frais du paiement en plusieurs fois : 1,94 €.\nPayé le 21 novembre 2026 : 45,12 €.\n' +
        'À payer le 21 décembre 2026 : 43,16 €.\nÀ payer le 21 janvier 2027 : 43,16 €.\n',
    )
  })

  test.each(locales)('leaves out in %s what nobody wrote, and has no place to fill', (locale) => {
    const { body } = written({ locale }, { ...guest, arrivalTime: undefined, wishes: '' })
    expect(body.join('\n')).not.toMatch(/undefined|18|[{}[\]]/)
    expect(body.length).toBe(written({ locale }).body.length - 2)
  })

  test('has the tax of the hotel, the cancellation and the hours of activities', () => {
    const text = plain(
      written({
        localTaxTotalAmount: 340,
        hotel: { ...order.hotel, localTax: { amount: 170, currency: 'EUR', toBePaidAtHotel: true, type: 'PER_PERSON_PER_NIGHT' } },
        cancellationPolicy: { cancellable: true, message: 'Annulation sans frais jusqu’au 1er décembre.' },
        slots: [{ title: 'Massage', date: '2026-12-05', time: '16:30' }],
        reservationCriteria: { ...order.reservationCriteria, child: 1, baby: 2 },
      }).body.join('\n'),
    )
    for (const expected of [
      'Taxe de séjour, à régler sur place : 3,40 €.',
      'Annulation sans frais jusqu’au 1er décembre.',
      'Massage : samedi 5 décembre 2026 à 16 h 30.',
      'Voyageurs : 2 adultes, 1 enfant, 2 bébés.',
    ])
      expect(text).toContain(expected)
  })

  test.each([
    ['fr_FR', 'Modification gratuite jusqu’au 5 février 2027', 'Modification gratuite jusqu’au 5 février 2027.'],
    ['it_IT', 'Modifica gratuita fino al 5 febbraio 2027', 'Modifica gratuita fino al 5 febbraio 2027.'],
    ['nl_NL', 'Gratis te wijzigen tot en met 5 februari 2027.', 'Gratis te wijzigen tot en met 5 februari 2027.'],
  ] as const)('ends the cancellation in %s with one full stop, as every line that is no greeting', (locale, message, line) => {
    const { body } = written({ locale, cancellationPolicy: { cancellable: true, message } })
    expect(body).toContain(line)
    expect(body.slice(1, -2).filter((each) => !/[.»”]$/.test(each))).toEqual([])
  })

  test('has the stay as a calendar, in lines of 75 octets, with the hours of the hotel’s zone', () => {
    const { attachment } = written({
      label: 'Un très long séjour; avec dîner, petit-déjeuner et surprise '.repeat(3),
      reservationCriteria: { ...order.reservationCriteria, checkin: '2027-03-27' },
    })
    expect(attachment).toMatchObject({ name: 'escale-10000001.ics', type: 'text/calendar; charset=utf-8' })
    const text = attachment?.text ?? ''
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !line.includes('\n'))).toBe(true)
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
    // The clock changes in the night of the stay.
    expect(unfolded).toContain('DTSTART:20270327T140000Z')
    expect(unfolded).toContain('DTEND:20270328T090000Z')
    expect(unfolded).toContain('UID:10000001-stay@site.test')
    expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toContain('séjour\\; avec dîner\\, petit')
    expect([unfolded[0], unfolded.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  })
})
