import type { HotelWithRooms as Hotel } from '../../../src/contract/hotel-page.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { acceptDates } from '../../../src/domain/dates/stay-dates.ts'
import { toOccupancy, toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import { parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { PageContext } from '../../context.ts'
import { idOf, pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { requestYearPrices } from '../year-prices.tsx'
import { missingContent } from '../missing-content.ts'
import { hotelHead } from './head.ts'
import { HotelPage } from './HotelPage.tsx'
import { staysToGive } from '../stays-to-give.ts'

/** Sends 404 for an unknown hotel and 503 without content. An inactive hotel has no offers and is not indexed. */
export const hotel = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const id = idOf(params['hotelId'])
    if (id === undefined) return missingContent(context, params, 'notFound')
    const [found, sections, settings] = await Promise.all([content.hotel(id), context.sections.read(`hotel:${id}`), content.settings()])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
    return { hotel: found.value, sections, line: settings?.noOffersPhone, criteria }
  },
  deferred(context, { hotel: hotelPage, criteria }) {
    const isGift = context.view.flow === 'gifting'
    const offers = isGift ? undefined : offersOf(context, hotelPage, criteria)
    return {
      reviews: orFail(context.upstream.reviews({ hotelId: hotelPage.id, sort: 'SCORE_DESC' })),
      offers,
      vouchers: isGift ? staysToGive(context, hotelPage.id) : undefined,
      yearPrices: offers && requestYearPrices(context, hotelPage.id, criteria.guests),
    }
  },
  document: (context, loaded) => ({
    head: hotelHead(context, loaded.hotel),
    caching: { ...(loaded.criteria.dates ? { seconds: 0 } : pageAges.hotel), tags: ['hotel', `hotel-${loaded.hotel.id}`] },
    frame: { kind: 'full', page: 'product' },
    body: <HotelPage context={context} {...loaded} />,
  }),
})

function offersOf({ upstream }: PageContext, { rooms }: Hotel, { dates, guests }: StayCriteria): Promise<ProductOffers> | undefined {
  const [stay] = rooms.flatMap(({ offers }) => offers)
  if (!stay) return undefined
  const choice = dates ? { ...toStayOccupancy(dates, guests), multiOffer: true } : toOccupancy(guests)
  return orFail(upstream.productOffers({ id: stay.id, ...choice }))
}
