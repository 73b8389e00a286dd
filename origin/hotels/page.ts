import type { D1Database } from '@cloudflare/workers-types'
import { kilometresADegree, listedKilometres, onSameShore, type Texts } from '@escale/catalogue'
import type { HotelWithRooms, HotelRoom, NearbyHotel } from '../../src/contract/hotel-page.ts'
import type { Point } from '../../src/contract/scalars.ts'
import { locales, marketOfLocale, type Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import type { Now } from '../clock/now.ts'
import { hotelFacts, pictureIds } from '../database/facts.ts'
import { rows, sql } from '../database/sql.ts'
import { notFound } from '../http/http-error.ts'
import { ancestors, findPlace, findPlaces } from '../geo/places.ts'
import { breadcrumbTo } from '../offers/breadcrumb.ts'
import { hotelSummary } from '../offers/hotel-summary.ts'
import { autoDiscount } from '../offers/labels.ts'
import { priceInfo } from '../offers/price-info.ts'
import { cardImages } from '../offers/pictures.ts'
import { isSold } from '../pricing/fares.ts'
import { type HotelPrice, hotelPrices } from '../stays/from-price.ts'
import { roomOf } from '../stays/room.ts'
import { isOnSale, type Stay, staysWhere } from '../stays/stay.ts'
import { hotelDetail } from './detail.ts'
import { nearbyActivities, nearbyPlaces } from './nearby-places.ts'

type Db = Pick<D1Database, 'prepare'>

export async function hotelPage(db: Db, id: number, market: Market, now: Now, texts: Texts): Promise<HotelWithRooms> {
  const stays = await staysWhere(db, sql`s.hotel_id = ${id}`, sql`s.quality DESC`, 20)
  const [first] = stays
  if (!first) throw notFound('hotel')
  const place = await findPlace(db, first.hotel.place.id)
  const [above, nearbyHotels, nearby, activities] = await Promise.all([
    place ? findPlaces(db, ancestors(place)) : [],
    nearbyOf(db, first, market, now, texts),
    nearbyPlaces(db, first.hotel, place, market, texts),
    nearbyActivities(db, first.hotel, market, texts),
  ])
  const onSale = stays.filter((stay) => isOnSale(stay, now.today))
  const uri = sitePath(market, 'hotel', id)
  return {
    ...hotelDetail(first, place, market, texts),
    nearby,
    nearbyActivities: activities,
    rooms: roomsOf(first, onSale, market, texts),
    nearbyHotels,
    breadcrumb: breadcrumbTo({ label: first.hotel.name, uri }, [...above, ...(place ? [place] : [])], market, texts),
    pageModel: {
      pageTitle: texts.hotel.metaTitle(first.hotel),
      metaDescription: texts.hotel.metaDescription(first.hotel),
      metaRobots: first.active && onSale.length > 0 ? 'index,follow' : 'noindex,follow',
      canonicalUrl: uri,
      alternateUrls: locales.map((locale) => ({ locale, path: sitePath(marketOfLocale(locale), 'hotel', id) })),
    },
  }
}

function roomsOf({ facts, hotel, hotelPictures }: Stay, onSale: readonly Stay[], market: Market, texts: Texts): HotelRoom[] {
  return hotel.rooms.map((_, room) => {
    const offers = onSale.filter((stay) => stay.facts.room === room)
    const pictures = offers[0]?.pictures ?? hotelPictures
    return {
      ...roomOf({ facts: { ...facts, room }, hotel, pictures }, market, texts),
      uuid: `${hotel.id}-${room + 1}`,
      offers: offers.map((stay) => ({
        id: stay.facts.id,
        label: texts.stay.label(stay.facts, hotel),
        ...autoDiscount({ stay: stay.facts, promo: stay.promo }),
      })),
    }
  })
}

const mostNearby = 6
/** So many times as many are read, because those across the sea are not nearby. */
const spare = 4
/** A hotel within so many kilometres is nearby. */
const reach = 40
/** In degrees. A degree of longitude is shorter, so this is a generous bound. */
const around = 1

async function nearbyOf(db: Db, { hotel }: Stay, market: Market, now: Now, texts: Texts): Promise<NearbyHotel[]> {
  const { id, lat, lng } = hotel
  const narrowing = Math.cos((lat * Math.PI) / 180) ** 2
  const nearest = await rows<
    Point & { id: number; facts: string; pictures: string; score: number | null; reviews: number; square: number }
  >(
    db,
    sql`SELECT h.id, h.lat, h.lng, hr.facts, hr.pictures, h.score, h.reviews, (h.lat - ${lat}) * (h.lat - ${lat}) + (h.lng - ${lng}) * (h.lng - ${lng}) * ${narrowing} AS square
      FROM hotel h JOIN hotel_record hr ON hr.id = h.id
      WHERE h.lat BETWEEN ${lat - around} AND ${lat + around} AND h.lng BETWEEN ${lng - around} AND ${lng + around} AND h.id <> ${id} AND h.active
        AND EXISTS (SELECT 1 FROM stay s WHERE s.hotel_id = h.id AND s.published AND s.expires IS NULL AND ${isSold('s')})
      ORDER BY square LIMIT ${mostNearby * spare}`,
  )
  const within = nearest.filter(({ square }) => Math.sqrt(square) * kilometresADegree <= reach)
  const found = onSameShore(hotel, within, mostNearby)
  const prices = await hotelPrices(
    db,
    found.map((near) => near.id),
    now,
  )
  const images = cardImages(
    found.map(({ pictures }) => pictureIds(pictures)),
    market.language,
  )
  return found.map(({ id: near, facts, score, reviews, square }, at) => ({
    ...hotelSummary(hotelFacts(facts), score, reviews, market, texts),
    images: images[at] ?? [],
    ...fromPriceIn(prices, near),
    distance: listedKilometres(Math.sqrt(square) * kilometresADegree),
  }))
}

function fromPriceIn(prices: readonly HotelPrice[], hotel: number): Pick<NearbyHotel, 'fromPrice'> {
  const found = prices.find((price) => price.hotel === hotel)
  if (!found) return {}
  const { sellPrice, refPrice, promo } = priceInfo(found.price, found.promo, 'from')
  return { fromPrice: { sellPrice, ...(refPrice === undefined || promo === undefined ? {} : { refPrice, promo }), nights: found.nights } }
}
