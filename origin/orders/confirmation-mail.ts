import { chargedPrice } from '../offers/price-info.ts'
import { Temporal } from 'temporal-polyfill'
import { byLocale, fill, type Template, typeset, type Values } from '@escale/catalogue'
import type { LeadGuest, Order } from '../../src/contract/order.ts'
import { type Market, marketOfLocale } from '../../src/market/markets.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import { instantOf } from '../clock/instant.ts'
import { nowIn } from '../clock/now.ts'
import { writtenDay } from '../clock/written-day.ts'
import type { Bindings } from '../env.ts'
import { giftCardLines } from '../gift-cards/mail-lines.ts'
import { sitePath } from '../http/site-paths.ts'
import { siteOrigins } from '../http/site-origins.ts'
import type { Mail } from '../outbox/outbox.ts'
import { paymentLines } from './payment-lines.ts'
import { stayCalendar } from './stay-calendar.ts'
import { writtenMoney } from './written-money.ts'
import es from './mails/es.json' with { type: 'json' }
import fr from './mails/fr.json' with { type: 'json' }
import it from './mails/it.json' with { type: 'json' }
import nlBe from './mails/nl-be.json' with { type: 'json' }
import nl from './mails/nl.json' with { type: 'json' }

type Person = 'adult' | 'child' | 'baby'
type Text =
  | 'subject'
  | 'hello'
  | 'confirmed'
  | 'stay'
  | 'dates'
  | 'guests'
  | 'time'
  | 'arrivalTime'
  | 'wishes'
  | 'slot'
  | 'gift'
  | 'tax'
  | 'lookup'
  | 'calendar'

/** In `time` the `{minute}` is empty at a full hour, and `{minutes}` never is. */
type MailTexts = Readonly<Record<Text, Template>> & {
  readonly people: Readonly<Record<Person, { readonly one: string; readonly other: Template }>>
}

const textsByLocale = byLocale<MailTexts>({ fr, nl, es, it }, { fr: {}, nl: nlBe })

interface Letter {
  readonly order: Order
  readonly texts: MailTexts
  readonly market: Market
  /** Fills a template and sets its typography; the values stay as they are. */
  readonly write: (template: Template, values?: Values) => string
}

/** Returns the e-mail to who arrives, with the dates of the stay as a calendar. */
export function confirmationMail(order: Order, guest: LeadGuest, env: Pick<Bindings, 'TODAY' | 'CLOCK' | 'SITE_ORIGINS'>): Mail {
  const market = marketOfLocale(order.locale)
  const texts = textsByLocale[order.locale]
  const write: Letter['write'] = (template, values = {}) => fill(typeset(template, market.language), values)
  const letter = { order, texts, market, write }
  const { reference, hotel } = order
  const today = dateOf(nowIn(market, env.TODAY, () => instantOf(env)).today)
  const [site = ''] = siteOrigins(env)
  const lookup = site + market.base + sitePath(market, 'bookingLookup')
  return {
    kind: 'confirmation',
    address: guest.email,
    due: today,
    subject: write(texts.subject, { reference, hotel: hotel.label }),
    body: [
      write(texts.hello, { name: guest.name }),
      write(texts.confirmed, { reference }),
      ...stayLines(letter),
      ...guestLines(letter, guest),
      ...priceLines(letter, today),
      ...(order.cancellationPolicy?.message === undefined ? [] : [sentence(order.cancellationPolicy.message)]),
      write(texts.calendar),
      write(texts.lookup),
      lookup,
    ],
    attachment: { name: `escale-${reference}.ics`, type: 'text/calendar; charset=utf-8', text: stayCalendar(order, lookup) },
  }
}

export function departureOf({ reservationCriteria: { checkin, nights } }: Pick<Order, 'reservationCriteria'>): string {
  return dateOf(dayOf(checkin) + nights)
}

function stayLines({ order, texts, market, write }: Letter): string[] {
  const { hotel, label, slots, reservationCriteria: criteria } = order
  const day = (date: string) => writtenDay(date, market, 'full')
  const people = (['adult', 'child', 'baby'] as const).flatMap((person) => {
    const count = criteria[person]
    if (count === 0) return []
    return [count === 1 ? texts.people[person].one : write(texts.people[person].other, { count })]
  })
  return [
    write(texts.stay, { label, hotel: hotel.label, place: hotel.location.label }),
    write(texts.dates, {
      arrival: day(criteria.checkin),
      checkin: clock(hotel.checkInOut.checkin, { texts, write }),
      departure: day(departureOf(order)),
      checkout: clock(hotel.checkInOut.checkout, { texts, write }),
    }),
    write(texts.guests, { guests: people.join(', ') }),
    ...slots.map(({ title, date, time }) =>
      write(texts.slot, { title, day: day(date), time: time === undefined ? '' : clock(time, { texts, write }) }),
    ),
  ]
}

function guestLines({ texts, write }: Letter, { arrivalTime, wishes }: LeadGuest): string[] {
  return [
    ...(arrivalTime === undefined ? [] : [write(texts.arrivalTime, { time: clock(arrivalTime, { texts, write }) })]),
    ...(wishes === '' ? [] : [write(texts.wishes, { wishes })]),
  ]
}

/** The tax is due at the hotel. */
function priceLines({ order, texts, market, write }: Letter, today: string): string[] {
  const { priceInfo, payment, hotel, localTaxTotalAmount: tax = 0 } = order
  const { giftAmount: gift, giftcards = [] } = priceInfo
  const paidBesideMoney = [
    ...(gift === undefined ? [] : [write(texts.gift, { gift: writtenMoney(gift, market) })]),
    ...giftCardLines(giftcards, market.locale),
  ]
  return [
    ...paymentLines({ price: chargedPrice(priceInfo), payment, paidBesideMoney }, market, today),
    ...(tax > 0 && hotel.localTax?.toBePaidAtHotel === true ? [write(texts.tax, { tax: writtenMoney(tax, market) })] : []),
  ]
}

/** A policy is a label on pages, and a line among sentences here. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

function clock(time: string, { texts, write }: Pick<Letter, 'texts' | 'write'>): string {
  const { hour, minute } = Temporal.PlainTime.from(time.padStart(5, '0'))
  const minutes = String(minute).padStart(2, '0')
  return write(texts.time, { hour, minutes, minute: minute === 0 ? '' : minutes })
}
