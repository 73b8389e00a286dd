import { kilometres, listedKilometres } from '@escale/catalogue'
import type { PriceInfo } from '../../src/contract/price.ts'
import type { WishedProduct } from '../../src/contract/wished-products.ts'
import { sitePath } from '../http/site-paths.ts'
import { dayOf } from '../clock/days.ts'
import { findPlaces, type Place } from '../geo/places.ts'
import { generalPolicy, policyFor } from '../offers/cancellation.ts'
import { hotelSummary } from '../offers/hotel-summary.ts'
import { targetedLabel } from '../offers/labels.ts'
import { cardImages } from '../offers/pictures.ts'
import { priceInfo } from '../offers/price-info.ts'
import type { Guests } from '../pricing/guests.ts'
import { fromPriceOf } from '../stays/from-price.ts'
import { quoteOf } from '../stays/quote.ts'
import { describedBy, isOnSale, type Stay, staysById } from '../stays/stay.ts'
import type { Edition } from './edition.ts'

export interface StayRequest extends Guests {
  readonly dates: { readonly checkin: string; readonly nights: number } | undefined
  readonly flow?: 'booking' | 'gifting' | undefined
}

/** A stay has the price of its quote, or its lowest price where no dates are requested. */
export async function wishedStays(edition: Edition, ids: readonly number[], request: StayRequest): Promise<WishedProduct[]> {
  const { db, market } = edition
  const stays = await staysById(db, ids)
  const places = new Map((await findPlaces(db, [...new Set(stays.map(({ hotel }) => hotel.place.id))])).map((place) => [place.id, place]))
  const images = cardImages(
    stays.map(({ pictures }) => pictures),
    market.language,
  )
  return Promise.all(
    stays.map(async (stay, index): Promise<WishedProduct> => {
      const price = await priceOf(edition, stay, request)
      const offer = { ...offerOf(edition, stay, request), images: images[index] ?? [] }
      const facts = { ...factsOf(edition, stay, places.get(stay.hotel.place.id)), ...analysed(edition, stay, request.flow) }
      if (price) return { state: 'onSale', ...facts, offer: { ...offer, ...price } }
      return { state: isOnSale(stay, edition.now.today) ? 'soldOut' : 'expired', ...facts, offer }
    }),
  )
}

async function priceOf({ db, now, texts }: Edition, stay: Stay, { dates, ...guests }: StayRequest): Promise<PriceInfo | undefined> {
  if (!isOnSale(stay, now.today)) return undefined
  if (dates) return (await quoteOf(db, stay, { ...guests, ...dates, smartcapacity: true }, now, texts)).priceInfo
  const from = await fromPriceOf(db, stay, guests, now)
  return from && priceInfo(from.price, from.promo, 'from')
}

function offerOf({ market, texts, now }: Edition, stay: Stay, { dates, adult, child }: StayRequest) {
  const { facts, hotel, score, reviews, cancelDays } = stay
  const nights = dates?.nights ?? facts.nights.min
  return {
    id: facts.id,
    itemCategory: 'weekend' as const,
    label: texts.stay.label(describedBy(facts), hotel),
    uri: sitePath(market, 'stay', facts.id),
    hotel: hotelSummary(hotel, score, reviews, market, texts),
    headwords: texts.stay.headwords(facts, nights),
    nights,
    participants: adult + child,
    cancellationPolicy: dates ? policyFor(cancelDays, dayOf(dates.checkin), now.today, texts) : generalPolicy(cancelDays, texts),
  }
}

function factsOf({ texts }: Edition, { facts, hotel }: Stay, place: Place | undefined) {
  return {
    wish: `STAY:${facts.id}`,
    facilities: hotel.facilities.map((code) => ({ code, label: texts.labels.facility[code] })),
    ...(place ? { distanceToCenter: listedKilometres(kilometres(hotel, place)) } : {}),
  }
}

/** The labels are those of the stay's card in a search. */
function analysed({ texts }: Edition, { facts: stay, flowMode, ...rest }: Stay, flow: StayRequest['flow'] = 'booking') {
  const [theme] = stay.themes
  const label = targetedLabel({ stay, ...rest }, texts, flow)
  return {
    dataFlowMode: flowMode,
    ...(theme ? { topTheme: texts.labels.theme[theme].label } : {}),
    ...(label?.key ? { targetedLabel: label.key } : {}),
  }
}
