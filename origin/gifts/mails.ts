import { byLocale, copyOf, fill, salesTerms, type Template, typeset, type Values } from '@escale/catalogue'
import type { CenterContact } from '../../src/contract/center-contact.ts'
import type { GiftDelivery, GiftOrder, GiftProduct } from '../../src/contract/gift-order.ts'
import { type Locale, type Market, marketOfLocale } from '../../src/market/markets.ts'
import { dateOf, type Day, dayOf, weekday } from '../clock/days.ts'
import { writtenDay } from '../clock/written-day.ts'
import { giftCardLines } from '../gift-cards/mail-lines.ts'
import es from './mails/es.json' with { type: 'json' }
import frBe from './mails/fr-be.json' with { type: 'json' }
import fr from './mails/fr.json' with { type: 'json' }
import it from './mails/it.json' with { type: 'json' }
import nlBe from './mails/nl-be.json' with { type: 'json' }
import nl from './mails/nl.json' with { type: 'json' }
import type { Bindings } from '../env.ts'
import { siteOrigins } from '../http/site-origins.ts'
import { sitePath } from '../http/site-paths.ts'
import { paymentLines } from '../orders/payment-lines.ts'
import type { Mail } from '../outbox/outbox.ts'
import { isWritten } from './sub-elements.ts'

/**
 * Templates in which `{place}` is the town and country of a parcel, `{menu}` where on the site a gift is used, and `{country}` that of the
 * market. A voucher is opened with the e-mail address of its `recipient`.
 */
interface MailTexts {
  readonly confirmation: Readonly<
    Record<'subject' | 'thanks' | 'toBuyer' | 'ownUse' | 'toRecipient' | 'onDay' | 'parcel' | 'withdrawal' | 'ownWithdrawal', Template>
  >
  readonly gift: Readonly<
    Record<'signed' | 'unsigned' | 'toBuyer' | 'ownUse' | 'message' | 'from' | 'given' | 'ownGiven' | 'ownHow' | 'code', Template>
  > & {
    readonly how: Readonly<Record<GiftProduct['type'], Template>>
  }
  /** Where an activity is and whom to call, and for how many it is. */
  readonly activity: Readonly<Record<'center' | 'participants', Template>>
  readonly parcel: Readonly<Record<'subject' | 'text' | 'message' | 'written', Template>>
  readonly validity: Template
}

const textsByLocale = byLocale<MailTexts>({ fr, nl, es, it }, { fr: frBe, nl: nlBe })

type Digital = Extract<GiftDelivery, { format: 'digital' }>
type Parcel = Extract<GiftDelivery, { format: 'physical' }>

interface Letter {
  readonly order: GiftOrder
  readonly code: string
  readonly market: Market
  readonly texts: MailTexts
  /** The public origin. */
  readonly site: string
  readonly today: Day
  /** Fills a template and sets its typography; the values stay as they are. */
  readonly write: (template: Template, values?: Values) => string
}

export interface SentGift {
  readonly order: GiftOrder
  readonly locale: Locale
  readonly code: string
}

/** Returns the confirmation of a paid order, and the gift itself or the notice that its parcel leaves. */
export function mailsOf({ order, code, locale }: SentGift, env: Pick<Bindings, 'SITE_ORIGINS'>, today: Day): Mail[] {
  const market = marketOfLocale(locale)
  const texts = textsByLocale[locale]
  const { delivery } = order
  const common = {
    reference: order.reference,
    label: order.label,
    code,
    menu: order.gift.type === 'BOX' ? copyOf(locale).menu.useBox : copyOf(locale).menu.useGift,
    ...salesTerms.delivery,
    withdrawal: salesTerms.withdrawal,
    country: new Intl.DisplayNames(market.tag, { type: 'region' }).of(market.country) ?? market.country,
    ...(delivery.format === 'physical' && destinationOf(delivery, market)),
  }
  const write = (template: Template, values: Values = {}) => fill(typeset(template, market.language), { ...common, ...values })
  const [site = ''] = siteOrigins(env)
  const letter: Letter = { order, code, market, texts, site, today, write }
  return [confirmation(letter), delivery.format === 'digital' ? giftMail(letter, delivery) : departure(letter)]
}

function confirmation(letter: Letter): Mail {
  const {
    order,
    market,
    texts: { confirmation: texts, validity },
    today,
    write,
  } = letter
  const paid = { price: order.total, payment: order.payment, paidBesideMoney: giftCardLines(order.giftcards, market.locale) }
  return {
    kind: 'confirmation',
    address: order.buyer.email,
    due: dateOf(today),
    subject: write(texts.subject),
    body: [
      write(texts.thanks),
      ...activityLines(letter),
      ...paymentLines(paid, market, dateOf(today)),
      delivered(order, texts, market, write),
      ...messageInParcel(letter),
      write(validity, { day: writtenDay(order.validUntil, market) }),
      write(isForBuyer(order.gift) ? texts.ownWithdrawal : texts.withdrawal),
    ],
  }
}

function delivered({ delivery, gift }: GiftOrder, texts: MailTexts['confirmation'], market: Market, write: Letter['write']): string {
  if (delivery.format === 'physical') return write(texts.parcel)
  const { recipient } = delivery
  if (!recipient) return write(isForBuyer(gift) ? texts.ownUse : texts.toBuyer)
  const { email, day } = recipient
  return day === undefined
    ? write(texts.toRecipient, { recipient: email })
    : write(texts.onDay, { recipient: email, day: writtenDay(day, market) })
}

/** What the sender reads again. By e-mail the gift itself shows it. */
function messageInParcel({ order: { delivery }, texts: { parcel, gift }, write }: Letter): string[] {
  if (delivery.format === 'digital') return []
  const { message, fromName } = delivery.message
  const template = isWritten(delivery.subElements) ? parcel.written : parcel.message
  return [...(message === '' ? [] : [write(template, { message })]), ...(fromName === '' ? [] : [write(gift.from, { from: fromName })])]
}

/** The e-mail goes to the recipient on the chosen day or at once, and to the buyer where there is no recipient. */
function giftMail(letter: Letter, { recipient, message }: Digital): Mail {
  const {
    order: { gift, buyer, validUntil },
    market,
    texts: { gift: texts, validity },
    today,
    write,
  } = letter
  const address = recipient?.email ?? buyer.email
  const from = message.fromName
  const subjectOfBuyer = isForBuyer(gift) ? texts.ownUse : texts.toBuyer
  const subjectOfRecipient = from === '' ? texts.unsigned : texts.signed
  const day = recipient?.day === undefined ? today : dayOf(recipient.day)
  return {
    kind: 'gift',
    address,
    due: dateOf(Math.max(day, today)),
    subject: write(recipient ? subjectOfRecipient : subjectOfBuyer, { from }),
    body: [
      ...(message.message === '' ? [] : [write(texts.message, { message: message.message })]),
      ...(from === '' ? [] : [write(texts.from, { from })]),
      write(isForBuyer(gift) ? texts.ownGiven : texts.given),
      ...activityLines(letter),
      write(texts.code),
      write(isForBuyer(gift) ? texts.ownHow : texts.how[gift.type], { recipient: address }),
      ...signInAddress(letter),
      write(validity, { day: writtenDay(validUntil, market) }),
    ],
  }
}

/** Its holder agrees the date with the provider, who has not heard of the order. */
function activityLines({ order: { gift, center }, texts: { activity: texts }, write }: Letter): string[] {
  if (gift.type !== 'DIGITAL_ACTIVITY_ONLY') return []
  return [...(center ? [write(texts.center, centerValues(center))] : []), write(texts.participants, { count: gift.adults })]
}

function centerValues({ label, location, telephone = '' }: CenterContact): Values {
  const { address, zipCode, city } = location
  const parts = [address, [zipCode, city ?? location.label].filter(Boolean).join(' ')]
  return { center: label, address: parts.filter(Boolean).join(', '), telephone }
}

/**
 * The page of the site that opens the gift. The code is in the fragment, which no server and no referrer gets. A gift card is spent in the
 * checkout.
 */
function signInAddress({ order: { gift }, code, market, site }: Letter): string[] {
  if (gift.type === 'GIFTCARD' || isForBuyer(gift)) return []
  const path = sitePath(market, gift.type === 'BOX' ? 'boxLogin' : 'beneficiaryLogin')
  return [`${site}${market.base}${path}#code=${code}`]
}

const isForBuyer = (gift: GiftProduct): boolean => gift.type === 'DIGITAL_ACTIVITY_ONLY' && gift.ownUse

function departure({ order, texts: { parcel }, today, write }: Letter): Mail {
  const saturday = 6
  let day = today + 1
  while (weekday(day) >= saturday) day += 1
  return { kind: 'parcel', address: order.buyer.email, due: dateOf(day), subject: write(parcel.subject), body: [write(parcel.text)] }
}

function destinationOf({ address: { name, city, country } }: Parcel, { tag }: Market): Values {
  return { name, place: `${city} (${new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country})` }
}
