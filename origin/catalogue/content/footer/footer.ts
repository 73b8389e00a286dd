import type { FooterContent } from '../../../../src/contract/cms/frame.ts'
import type { Locale } from '../../../../src/market/markets.ts'
import { companies } from '../company.ts'
import type { Edition } from '../edition.ts'
import { openingHours } from '../hours.ts'
import type { StaticPageId } from '../static/ids.ts'
import { copyOf } from '../copy.ts'
import { merged } from '../../texts/shared/merge.ts'
import json from './labels.json' with { type: 'json' }

interface FooterLabels {
  readonly columns: { readonly travel: string; readonly give: string; readonly help: string; readonly escale: string }
  readonly stays: string
  readonly vouchers: string
  readonly contact: string
  readonly booking: string
  readonly pages: Readonly<Record<StaticPageId, string>>
}

const dutch: FooterLabels = json.nl
const french: FooterLabels = json.fr

const labels: Readonly<Record<Locale, FooterLabels>> = {
  // French law wants the state of conformity on every page.
  fr_FR: merged(french, json['fr-fr']),
  fr_BE: french,
  nl_NL: dutch,
  nl_BE: merged(dutch, json['nl-be']),
  es_ES: json.es,
  it_IT: json.it,
}

const legalPages: readonly StaticPageId[] = [
  'sales-conditions',
  'use-conditions',
  'data-protection',
  'cookies',
  'legal-notice',
  'accessibility',
]

export function footer({ locale, to }: Edition): FooterContent {
  const texts = labels[locale]
  const { menu } = copyOf(locale)
  const company = companies[locale]
  const hours = openingHours[locale]
  const page = (id: StaticPageId) => ({ label: texts.pages[id], url: to.page(id) })
  return {
    paymentMethods: [...company.paymentMethods],
    columns: [
      {
        title: texts.columns.travel,
        links: [
          { label: texts.stays, url: to.stays },
          { label: menu.activities, url: to.activities },
          { label: menu.inspirations, url: to.ideas },
        ],
      },
      {
        title: texts.columns.give,
        links: [
          { label: menu.boxes, url: to.boxes },
          { label: texts.vouchers, url: `${to.stays}?flow=gifting` },
          { label: menu.giftCard, url: to.giftCard },
          { label: menu.useGift, url: to.beneficiary },
          { label: menu.useBox, url: to.boxLogin },
        ],
      },
      {
        title: texts.columns.help,
        links: [
          page('help'),
          page('faq'),
          { label: texts.booking, url: to.bookingLookup },
          page('payment'),
          page('gifts'),
          { label: texts.contact, url: to.contact },
        ],
      },
      { title: texts.columns.escale, links: [page('about')] },
    ],
    legal: legalPages.map(page),
    contact: { title: hours.contactTitle, ...company.customerCare, hours: [...hours.contact] },
    company: [company.legalName, company.address, company.capital, company.registration, company.licence, hours.disclaimer].join(' · '),
  }
}
