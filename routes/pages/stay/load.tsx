import { discountedQuotes } from '../../../src/domain/cards/offer-card.ts'
import { type ExtraChoices, chosenProduct, extraChoices, productWithChange } from '../../../src/domain/extras/extra-choices.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import { acceptDates } from '../../../src/domain/dates/stay-dates.ts'
import { toOccupancy, toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import { parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { PageContext } from '../../context.ts'
import { idOf, errorPage, pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { requestYearPrices } from '../year-prices.tsx'
import { requestProductPrices } from '../product-prices.ts'
import { staysToGive } from '../stays-to-give.ts'
import { missingContent } from '../missing-content.ts'
import { expiredStay } from './expired.tsx'
import { stayHead } from './head.ts'
import { requestParcel, sendsVouchers } from './parcel.ts'
import { StayPage } from './StayPage.tsx'

/** Sends 410 for an expired stay, 404 for an unknown one, and 503 without content. */
export const stay = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const id = idOf(params['productId'])
    if (id === undefined) return missingContent(context, params, 'notFound')
    const [found, sections, settings, footer] = await Promise.all([
      content.stay(id),
      context.sections.read(`stay:${id}`),
      content.settings(),
      content.footer(),
    ])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    if (!found.value.published) return errorPage(expiredStay(context, found.value))
    const detail = found.value
    const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
    const choices = context.view.flow === 'gifting' ? undefined : extraChoices(detail)
    const product = chosenProduct(choices, detail.id, criteria.extra)
    return { detail, sections, settings, contact: footer?.contact, criteria, choices, product }
  },
  deferred(context, { detail, settings, criteria, choices, product }) {
    const { upstream, view } = context
    const offers = view.flow === 'gifting' ? undefined : orFail(upstream.productOffers({ id: product, ...toOccupancy(criteria.guests) }))
    const others = offers ?? staysToGive(context, detail.hotel.id)
    const reviews = orFail(upstream.reviews({ hotelId: detail.hotel.id, sort: 'SCORE_DESC' }))
    const yearPrices = view.flow === 'gifting' ? undefined : requestYearPrices(context, detail.hotel.id, criteria.guests, detail.id)
    const isPosted = view.flow === 'gifting' && detail.isGiftable && sendsVouchers(context, settings)
    return {
      offers,
      others,
      parcel: isPosted ? requestParcel(context, criteria) : undefined,
      reviews,
      yearPrices,
      quote: quoteOf(context, product, criteria),
      activityDates: activityDatesOf(context, product, criteria),
      extraPrices: extraPricesOf(context, choices, product, criteria),
    }
  },
  document: (context, loaded) => ({
    head: stayHead(context, loaded.detail),
    caching: {
      ...(loaded.criteria.dates ? { seconds: 0 } : pageAges.stay),
      tags: ['stay', `stay-${loaded.detail.id}`, `hotel-${loaded.detail.hotel.id}`],
    },
    frame: { kind: 'full', page: 'product' },
    body: <StayPage context={context} {...loaded} />,
  }),
})

/** Visitors without scripts need the price for the dates of the query, and so do links with dates. */
function quoteOf({ upstream, view }: PageContext, product: number, { dates, guests, offerId }: StayCriteria): Promise<Quote> | undefined {
  if (!dates || view.flow === 'gifting') return undefined
  return orFail(upstream.quote({ id: product, ...toStayOccupancy(dates, guests), offerId, ...discountedQuotes(view) }))
}

/** Returns no dates where the query has none, or when the call fails. */
async function activityDatesOf({ upstream, view }: PageContext, product: number, { dates, guests }: StayCriteria): Promise<ActivityDates> {
  if (!dates || view.flow === 'gifting') return []
  const outcome = await upstream.datedStay({ id: product, ...toStayOccupancy(dates, guests) })
  return outcome.kind === 'ok' ? outcome.value.activityDates : []
}

/** Returns the prices of the chosen product and of those with one extra more or less. */
async function extraPricesOf(
  context: PageContext,
  choices: ExtraChoices | undefined,
  product: number,
  { dates, guests }: StayCriteria,
): Promise<Readonly<Record<number, number>>> {
  if (!dates || !choices) return {}
  const neighbours = choices.extras.flatMap((_, extra) => productWithChange(choices, product, extra) ?? [])
  return requestProductPrices(context, [product, ...neighbours], toStayOccupancy(dates, guests))
}
