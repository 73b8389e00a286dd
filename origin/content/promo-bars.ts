import type { Cta, Flow, PromoBar } from '../../src/contract/cms.ts'
import { cta } from './blocks.ts'
import type { Edition } from './edition.ts'
import { weekThemeOf } from './week-theme.ts'
import { wordsOf } from './words/words-of.ts'

const pages = ['home', 'search', 'product'] as const

/** `GET /api/cms/promoBars`: one bar for each kind of page and flow. */
export function promoBars(edition: Edition): PromoBar[] {
  const links = linksByFlow(edition)
  return links.flatMap(({ flow, links: [first, second] }) =>
    pages.map((page) => ({
      page,
      flow,
      internalCode: `${edition.locale.toLowerCase()}-${page}-${flow}`,
      campaign: campaigns[flow],
      category: page,
      // A product page has one thing to say: the bar there must not lead away twice.
      links: page === 'product' ? [second] : [first, second],
    })),
  )
}

const campaigns: Readonly<Record<Flow, string>> = { booking: 'week-theme', gifting: 'digital-gifts', activity: 'gift-card' }

function linksByFlow({ locale, to, today }: Edition): { flow: Flow; links: [Cta, Cta] }[] {
  const { bars, week, menu } = wordsOf(locale)
  const theme = weekThemeOf(today)
  return [
    { flow: 'booking', links: [cta(bars.week(week[theme].title), to.theme(theme)), cta(bars.flexible, to.page('help'), 'black')] },
    { flow: 'gifting', links: [cta(bars.giftSoon, `${to.stays}?flow=gifting`), cta(bars.giftCard, to.giftCard, 'black')] },
    { flow: 'activity', links: [cta(menu.boxes, to.boxes), cta(bars.giftCard, to.giftCard, 'black')] },
  ]
}
