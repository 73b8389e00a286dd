import type { Footer } from '../../../src/contract/cms.ts'
import { companies } from '../company.ts'
import type { Edition } from '../edition.ts'
import { openingHours } from '../hours.ts'
import type { StaticPageId } from '../static/ids.ts'
import { wordsOf } from '../words/words-of.ts'
import { footerWords } from './words.ts'

const legalPages: readonly StaticPageId[] = [
  'sales-conditions',
  'use-conditions',
  'data-protection',
  'cookies',
  'legal-notice',
  'accessibility',
]

/** `GET /api/cms/footer`: what to book and to give, help, the company, its legal pages, how to pay and how to call. */
export function footer({ locale, market, to }: Edition): Footer {
  const words = footerWords[market.language]
  const { menu } = wordsOf(locale)
  const company = companies[locale]
  const hours = openingHours[locale]
  const page = (id: StaticPageId) => ({ label: words.pages[id], url: to.page(id) })
  return {
    paymentMethods: [...company.paymentMethods],
    columns: [
      {
        title: words.columns.travel,
        links: [
          { label: words.stays, url: to.stays },
          { label: menu.activities, url: to.activities },
          { label: menu.inspirations, url: to.ideas },
        ],
      },
      {
        title: words.columns.give,
        links: [
          { label: menu.boxes, url: to.boxes },
          { label: words.vouchers, url: `${to.stays}?flow=gifting` },
          { label: menu.giftCard, url: to.giftCard },
          { label: menu.useGift, url: to.beneficiary },
          { label: menu.useBox, url: to.boxLogin },
        ],
      },
      {
        title: words.columns.help,
        links: [
          page('help'),
          page('faq'),
          { label: words.booking, url: to.bookingLookup },
          page('payment'),
          page('gifts'),
          { label: words.contact, url: to.contact },
        ],
      },
      { title: words.columns.escale, links: [page('about')] },
    ],
    legal: legalPages.map(page),
    contact: { title: hours.contactTitle, ...company.customerCare, hours: [...hours.contact] },
    company: [company.legalName, company.address, company.capital, company.registration, company.licence, hours.disclaimer].join(' · '),
  }
}
