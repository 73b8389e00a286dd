import { orFail } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import { parseStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import type { StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { expiredStay } from './expired.tsx'
import { stayHead } from './head.ts'
import { staysToGive } from './other-offers.ts'
import { StayPage, type StayPageParts } from './StayPage.tsx'

/**
 * The stay (product) page: what it is comes from content, so that it never waits; prices, reviews and the quote of dates that the
 * query names are deferred. An expired offer is 410, an unknown one 404, an upstream failure 503.
 */
export const stay: PageLoader = async (context, params) => {
  const id = idOf(params['productId'])
  if (id === undefined) return notFound(context, params)
  const found = await context.content.stay(id)
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  if (!found.value.published) return expiredStay(context, found.value)
  const [settings, footer] = await Promise.all([context.content.settings(), context.content.footer()])
  return stayDocument(context, found.value, { settings, contact: footer?.contact })
}

function stayDocument(context: PageContext, detail: StayDetail, content: Pick<StayPageParts, 'settings' | 'contact'>): PageDocument {
  const { upstream, url, today, hour } = context
  const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
  const given = context.view.flow === 'gifting'
  const offers = given ? undefined : orFail(upstream.productOffers(detail.id))
  const quote = given ? undefined : quoteOf(context, detail, criteria)
  const reviews = orFail(upstream.reviews(detail.hotel.id, { sort: 'SCORE_DESC' }))
  return {
    head: stayHead(context, detail),
    caching: {
      seconds: criteria.dates || url.searchParams.has('payment') ? 0 : 60,
      tags: ['stay', `stay-${detail.id}`, `hotel-${detail.hotel.id}`],
    },
    frame: { kind: 'full', page: 'product' },
    body: (
      <StayPage {...{ ...content, context, detail, criteria, offers, others: offers ?? staysToGive(context, detail), reviews, quote }} />
    ),
  }
}

/** The price of the dates in the query; for visitors without scripts, and for links that carry dates. A gift has no dates yet. */
function quoteOf(
  { upstream, view }: PageContext,
  detail: StayDetail,
  { dates, guests, offerId }: StayCriteria,
): Promise<Quote> | undefined {
  if (!dates || view.flow === 'gifting') return undefined
  const { adults, children, babies } = guests
  return orFail(
    upstream.quote(
      detail.id,
      { checkin: dates.checkin, nights: nightsOf(dates), adult: adults, child: children, baby: babies },
      offerId === undefined ? {} : { offerId },
    ),
  )
}

function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
