import type { ContactContent } from '../../../src/contract/contact.ts'
import { slugged } from '../texts/shared/box.ts'
import type { Edition } from './edition.ts'
import { openingHours } from './hours.ts'
import { staticPage } from './static/static-page.ts'
import { typeset } from './typeset.ts'

/** Entries of the page `faq` by their place there, the most popular first: confirmation, refund, using a gift, paying at the hotel, pets. */
const popular = [2, 1, 3, 6, 5]

/** `GET /api/cms/contact`. */
export function contact(edition: Edition): ContactContent {
  const headings = staticPage(edition, 'faq')?.body.filter(({ type }) => type === 'heading') ?? []
  const titles = headings.map(({ items: [runs = []] }) => runs.map(({ text }) => text).join(''))
  return {
    popularFaqs: popular.flatMap((at) => {
      const title = titles[at]
      return title === undefined ? [] : [{ id: slugged(typeset(title, edition.market.language)), title }]
    }),
    chatHours: [...openingHours[edition.locale].chat],
  }
}
