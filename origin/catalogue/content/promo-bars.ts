import type { Cta } from '../../../src/contract/cms/cta.ts'
import type { Flow } from '../../../src/contract/cms/flow.ts'
import type { PromoBarContent } from '../../../src/contract/cms/frame.ts'
import { fill } from '../texts/shared/template.ts'
import { cta } from './blocks.ts'
import { copyOf } from './copy.ts'
import type { Edition } from './edition.ts'

const pages = ['home', 'search', 'product'] as const

export function promoBars(edition: Edition): PromoBarContent[] {
  const links = linksByFlow(edition)
  return links.flatMap(({ flow, links: [first, second] }) =>
    pages.map((page) => ({
      page,
      flow,
      internalCode: `${edition.locale.toLowerCase()}-${page}-${flow}`,
      campaign: campaigns[flow],
      category: page,
      // One link only: the bar of a product page must not lead away twice.
      links: page === 'product' ? [second] : [first, second],
    })),
  )
}

const campaigns: Readonly<Record<Flow, string>> = { booking: 'week-theme', gifting: 'digital-gifts', activity: 'gift-card' }

function linksByFlow({ locale, to, weekTheme: theme }: Edition): { flow: Flow; links: [Cta, Cta] }[] {
  const { bars, week, menu } = copyOf(locale)
  return [
    {
      flow: 'booking',
      links: [cta(fill(bars.week, { theme: week[theme].title }), to.theme(theme)), cta(bars.flexible, to.page('help'), 'black')],
    },
    { flow: 'gifting', links: [cta(bars.giftSoon, `${to.stays}?flow=gifting`), cta(bars.giftCard, to.giftCard, 'black')] },
    { flow: 'activity', links: [cta(menu.boxes, to.boxes), cta(bars.giftCard, to.giftCard, 'black')] },
  ]
}
