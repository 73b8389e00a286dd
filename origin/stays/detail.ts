import type { D1Database } from '@cloudflare/workers-types'
import { type ComponentCode, componentPicture, componentTags, namesBreakfast, pictureOf, type Texts, themes } from '@escale/catalogue'
import type { StayDetail } from '../../src/contract/stay.ts'
import { locales, marketOfLocale, type Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import type { Now } from '../clock/now.ts'
import { ancestors, findPlace, findPlaces } from '../geo/places.ts'
import { hotelDetail } from '../hotels/detail.ts'
import { nearbyActivities, nearbyPlaces } from '../hotels/nearby-places.ts'
import { pathOf } from '../landing/path.ts'
import { breadcrumbTo } from '../offers/breadcrumb.ts'
import { generalPolicy } from '../offers/cancellation.ts'
import { autoDiscount, targetedLabel } from '../offers/labels.ts'
import { priceInfo } from '../offers/price-info.ts'
import type { Guests } from '../pricing/guests.ts'
import { checkInOutOf } from './check-in-out.ts'
import { upsellsOf } from './extras.ts'
import { fromPriceOf } from './from-price.ts'
import { giftPrices } from './gift-prices.ts'
import { roomOf } from './room.ts'
import { isOnSale, describedBy, type Stay, staysOfHotel } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>

export async function stayDetail(db: Db, stay: Stay, guests: Guests, market: Market, now: Now, texts: Texts): Promise<StayDetail> {
  const { facts, hotel } = stay
  const place = await findPlace(db, hotel.place.id)
  const [above, priceList, from, nearby, activities, siblings] = await Promise.all([
    place ? findPlaces(db, ancestors(place)) : [],
    giftPrices(db, facts),
    fromPriceOf(db, stay, guests, now),
    nearbyPlaces(db, hotel, place, market, texts),
    nearbyActivities(db, hotel, market, texts),
    staysOfHotel(db, hotel.id),
  ])
  const extras = await upsellsOf(db, stay, priceList, market, now, texts)
  const published = isOnSale(stay, now.today)
  const described = describedBy(facts)
  const label = texts.stay.label(described, hotel)
  const note = { stay: described, hotel, score: stay.score, bookings: stay.bookings, promo: stay.promo, expires: stay.expires }
  const targeted = targetedLabel(note, texts, 'booking')
  return {
    id: facts.id,
    label,
    uri: sitePath(market, 'stay', facts.id),
    published,
    isGiftable: stay.giftable,
    dataFlowMode: stay.flowMode,
    hotel: {
      ...hotelDetail({ ...stay, hotel: { ...hotel, ...checkInOutOf(stay) } }, place, market, texts),
      nearby,
      nearbyActivities: activities,
    },
    images: stay.pictures.map((id) => pictureOf(id, market.language)),
    description: texts.stay.description(described, hotel),
    headwords: texts.stay.headwords(facts, facts.nights.min),
    programLine: texts.stay.programLines(facts, hotel),
    themes: facts.themes.map((code) => ({
      id: themes[code],
      label: texts.labels.theme[code].label,
      uri: sitePath(market, 'stays', pathOf({ theme: code }, market)),
    })),
    nights: facts.nights,
    room: roomOf(stay, market, texts),
    ...(namesBreakfast(facts, facts.nights.min)
      ? {
          breakfast: {
            activityId: 1,
            ...texts.component.breakfast(hotel),
            icon: 'breakfast',
            image: pictureOf(breakfastPictures[facts.id % breakfastPictures.length] ?? 'breakfast-day', market.language),
          },
        }
      : {}),
    activities: facts.components.map((code) => activityOf(code, stay, market, texts)),
    cancellationPolicy: generalPolicy(stay.cancelDays, texts),
    ...autoDiscount(note),
    ...(targeted ? { targetedLabel: targeted } : {}),
    ...(from && published ? { price: { fromPrice: priceInfo(from.price, from.promo, 'from') } } : {}),
    ...extras,
    ...(stay.giftable && extras ? { singleVoucherProducts: extras.upsells } : {}),
    ...(stay.giftable && priceList.length > 0 ? { priceList } : {}),
    breadcrumb: breadcrumbTo({ label, uri: sitePath(market, 'stay', facts.id) }, [...above, ...(place ? [place] : [])], market, texts),
    pageModel: {
      pageTitle: texts.stay.metaTitle(described, hotel, siblings),
      metaDescription: texts.stay.metaDescription(described, hotel, siblings),
      metaRobots: published && !facts.base ? 'index,follow' : 'noindex,follow',
      canonicalUrl: sitePath(market, 'stay', described.id),
      alternateUrls: locales.map((locale) => ({ locale, path: sitePath(marketOfLocale(locale), 'stay', described.id) })),
    },
  }
}

const breakfastPictures = ['breakfast-day', 'breakfast-golden', 'breakfast-dawn']

function activityOf(code: ComponentCode, { facts, hotel }: Stay, market: Market, texts: Texts): StayDetail['activities'][number] {
  const picture = componentPicture(code, hotel, facts.id)
  return {
    activityId: componentTags.get(code) ?? 1,
    ...texts.component.entry(code, facts, hotel),
    icon: code,
    ...(picture === undefined ? {} : { image: pictureOf(picture, market.language) }),
  }
}
