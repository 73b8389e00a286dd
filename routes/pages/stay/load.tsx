import { orFail } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { acceptDates } from '../../../src/domain/dates/stay-dates.ts'
import { toOccupancy, toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import { parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { PageContext } from '../../context.ts'
import { idOf, instead, pageOf } from '../../page.ts'
import { missingContent } from '../missing-content.ts'
import { expiredStay } from './expired.tsx'
import { stayHead } from './head.ts'
import { staysToGive } from './other-offers.ts'
import { StayPage } from './StayPage.tsx'

/**
 * Stay page: description from content; prices, reviews and the quote for the query's dates deferred. 410 when expired, 404 when
 * unknown, 503 when content is unavailable.
 */
export const stay = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const id = idOf(params['productId'])
    if (id === undefined) return missingContent(context, params, 'notFound')
    const [found, settings, footer] = await Promise.all([content.stay(id), content.settings(), content.footer()])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    if (!found.value.published) return instead(expiredStay(context, found.value))
    const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
    return { detail: found.value, settings, contact: footer?.contact, criteria }
  },
  deferred(context, { detail, criteria }) {
    const { upstream, view } = context
    const offers = view.flow === 'gifting' ? undefined : orFail(upstream.productOffers(detail.id, toOccupancy(criteria.guests)))
    const others = offers ?? staysToGive(context, detail)
    const reviews = orFail(upstream.reviews(detail.hotel.id, { sort: 'SCORE_DESC' }))
    return { offers, others, reviews, quote: quoteOf(context, detail, criteria) }
  },
  document: (context, parts) => ({
    head: stayHead(context, parts.detail),
    caching: {
      seconds: parts.criteria.dates ? 0 : 60,
      tags: ['stay', `stay-${parts.detail.id}`, `hotel-${parts.detail.hotel.id}`],
    },
    frame: { kind: 'full', page: 'product' },
    body: <StayPage context={context} {...parts} />,
  }),
})

/** Requests the quote for the query's dates, for visitors without scripts and links with dates. */
function quoteOf(
  { upstream, view }: PageContext,
  detail: StayDetail,
  { dates, guests, offerId }: StayCriteria,
): Promise<Quote> | undefined {
  if (!dates || view.flow === 'gifting') return undefined
  return orFail(upstream.quote(detail.id, toStayOccupancy(dates, guests), offerId === undefined ? {} : { offerId }))
}
