import type { HotelPage as Hotel } from '../../../src/contract/hotel-page.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import { parseStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import type { StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { hotelHead } from './head.ts'
import { HotelPage } from './HotelPage.tsx'

/**
 * The hotel page: what the house is comes from content, so that it never waits; its offers and reviews are deferred. An unknown hotel is
 * 404, an upstream failure 503; one that is not active is shown, without offers, and not indexed.
 */
export const hotel: PageLoader = async (context, params) => {
  const id = idOf(params['hotelId'])
  if (id === undefined) return notFound(context, params)
  const [found, settings] = await Promise.all([context.content.hotel(id), context.content.settings()])
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  return hotelDocument(context, found.value, settings?.noOffersPhone)
}

function hotelDocument(context: PageContext, house: Hotel, line: Parameters<typeof HotelPage>[0]['line']): PageDocument {
  const { upstream, url, today, hour } = context
  const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
  const reviews = orFail(upstream.reviews(house.id, { sort: 'SCORE_DESC' }))
  return {
    head: hotelHead(context, house),
    caching: { seconds: criteria.dates ? 0 : 60, tags: ['hotel', `hotel-${house.id}`] },
    frame: { kind: 'full', page: 'product' },
    body: <HotelPage {...{ context, house, criteria, line, reviews, offers: offersOf(context, house, criteria) }} />,
  }
}

/** The prices of the house's offers for the dates and party in the query, asked for by any of its stays; undefined where it sells nothing. */
function offersOf({ upstream }: PageContext, { rooms }: Hotel, { dates, guests }: StayCriteria): Promise<ProductOffers> | undefined {
  const [stay] = rooms.flatMap(({ offers }) => offers)
  if (!stay) return undefined
  const party = { adult: guests.adults, child: guests.children, baby: guests.babies }
  return orFail(
    upstream.productOffers(stay.id, dates ? { ...party, checkin: dates.checkin, nights: nightsOf(dates), multiOffer: true } : party),
  )
}

function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
