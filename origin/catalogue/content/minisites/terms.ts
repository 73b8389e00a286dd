import type { RichTextContent } from '../../../../src/contract/cms/rich-text.ts'
import { type Market, marketOfLocale } from '../../../../src/market/markets.ts'
import { companies } from '../company.ts'
import { fill } from '../../texts/shared/template.ts'
import type { Offer, Partner } from './partner.ts'
import json from './terms.json' with { type: 'json' }

const longDate = (date: string, { tag }: Market): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`))

export function termsOf({ locale, name }: Partner, offer: Offer): RichTextContent {
  const market = marketOfLocale(locale)
  const terms = market.language === 'nl' ? json.nl : json.fr
  const { legalName, address, capital, registration, licence } = companies[locale]
  const sentences = [
    [fill(terms.price, { from: offer.from }), terms.includes[offer.includes], ...(offer.twoNights ? [terms.twoNights] : [])],
    [fill(terms.dates, { bookable: longDate(offer.bookableUntil, market), stays: longDate(offer.staysUntil, market) })],
    [terms.payment, fill(terms.prevails, { partner: name })],
    [fill(terms.seller, { legalName, address, capital, registration, licence })],
  ]
  return sentences.map((paragraph) => ({ type: 'paragraph', items: [[{ text: paragraph.join(' ') }]] }))
}
