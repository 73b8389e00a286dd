import type { D1Database } from '@cloudflare/workers-types'
import { compositionOf, pictureOf, type Texts } from '@escale/catalogue'
import type { PriceInfo } from '../../src/contract/price.ts'
import type { ProductOffers } from '../../src/contract/stay.ts'
import type { Market } from '../../src/market/markets.ts'
import { roomsEvidence } from '../offers/claims.ts'
import { dayOf } from '../clock/days.ts'
import { canArrive, type Now } from '../clock/now.ts'
import { sql } from '../database/sql.ts'
import { sitePath } from '../http/site-paths.ts'
import { generalPolicy } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import { fittingTerms, type Guests } from '../pricing/guests.ts'
import { lengths } from './arrivals.ts'
import { fromPriceOf } from './from-price.ts'
import { offerIdOf, ratesFor, sold } from './rates.ts'
import { isOnSale, roomFacts, staysWhere, describedBy, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>
type Offer = ProductOffers['offers'][number]

/** A list of offers does not show a smaller promotion, in percent. */
const shownFrom = 10

const maxPackages = 20

/** A stay has so many variants with more nights at most. */
const maxLonger = 2

export interface OfferDates {
  readonly checkin: string
  readonly nights: number
  /** Lists each stay at every rate and with longer nights, each with an offer id of its own. */
  readonly every: boolean
}

/** The requested stay comes first, then the others of its hotel: with dates those that can be booked, without dates all. */
export async function productOffers(
  db: Db,
  requested: Stay,
  guests: Guests,
  dates: OfferDates | undefined,
  market: Market,
  now: Now,
  texts: Texts,
): Promise<ProductOffers> {
  const { facts } = requested
  const others = await staysWhere(
    db,
    sql`s.hotel_id = ${facts.hotelId} AND s.id <> ${describedBy(facts).id} AND s.published AND h.active AND (s.expires IS NULL OR s.expires >= ${now.today})`,
    sql`s.quality DESC`,
    maxPackages - 1,
  )
  const stays = isOnSale(requested, now.today) ? [requested, ...others] : others
  const offers = await Promise.all(
    stays.map((stay) =>
      dates ? datedOffers(db, stay, guests, dates, market, now, texts) : offersFrom(db, stay, guests, market, now, texts),
    ),
  )
  return {
    offers: withOwnPictures(stays, offers.flat(), market),
  }
}

/** Each offer shows the first of its pictures that no offer above it shows. */
function withOwnPictures(stays: readonly Stay[], offers: readonly Offer[], market: Market): Offer[] {
  const shown = new Set<string>()
  return offers.map((offer, index) => {
    if (offers[index - 1]?.weekendId === offer.weekendId) return offer
    const pictures = stays.find(({ facts }) => facts.id === offer.weekendId)?.pictures ?? []
    const own = pictures.find((id) => !shown.has(compositionOf(id)))
    if (own === undefined) return offer
    shown.add(compositionOf(own))
    return { ...offer, image: pictureOf(own, market.language) }
  })
}

async function datedOffers(
  db: Db,
  stay: Stay,
  guests: Guests,
  { checkin: date, nights, every }: OfferDates,
  market: Market,
  now: Now,
  texts: Texts,
): Promise<Offer[]> {
  const checkin = dayOf(date)
  if (!canArrive(checkin, now)) return []
  const found = await lengths(db, stay.facts.id, fittingTerms(guests, roomFacts(stay).maxCapacity), checkin)
  const requested = found.filter((length) => length.nights === nights)
  const longer = every ? found.filter((length) => length.nights > nights).slice(0, requested.length * maxLonger) : []
  return [...requested, ...longer].flatMap((arrival) =>
    (every ? ratesFor(stay, checkin, now.today) : (['standard'] as const)).map((rate): Offer => {
      const { priceInfo: price, cancellationPolicy } = sold(rate, stay, arrival, now.today, texts)
      return {
        ...common(stay, arrival.nights, guests, market, texts),
        ...(every ? { id: offerIdOf(stay.facts.id, arrival.nights, rate) } : {}),
        checkin: date,
        hasSelectedDates: true,
        nbRooms: arrival.rooms,
        ...roomsEvidence({ rooms: arrival.rooms, room: roomFacts(stay), checkin: date, nights: arrival.nights }, now, texts),
        priceInfo: listed(price),
        cancellationPolicy,
      }
    }),
  )
}

async function offersFrom(db: Db, stay: Stay, guests: Guests, market: Market, now: Now, texts: Texts): Promise<Offer[]> {
  const from = await fromPriceOf(db, stay, guests, now)
  if (!from) return []
  const offer: Offer = {
    ...common(stay, stay.facts.nights.min, guests, market, texts),
    hasSelectedDates: false,
    priceInfo: listed(priceInfo(from.price, from.promo, 'from')),
    cancellationPolicy: generalPolicy(stay.cancelDays, texts),
  }
  return [offer]
}

function common(stay: Stay, nights: number, guests: Guests, market: Market, texts: Texts): Omit<Offer, 'priceInfo' | 'hasSelectedDates'> {
  const [picture] = stay.pictures
  return {
    id: stay.facts.id,
    weekendId: stay.facts.id,
    label: texts.stay.label(describedBy(stay.facts), stay.hotel),
    uri: sitePath(market, 'stay', stay.facts.id),
    ...(picture === undefined ? {} : { image: pictureOf(picture, market.language) }),
    nights,
    paxCount: guests.adult + guests.child,
    shortProgramIntroWithoutRoom: texts.stay.shortProgram(stay.facts, nights),
  }
}

function listed({ refPrice, promo = 0, moneySaved, ...price }: PriceInfo): Offer['priceInfo'] {
  if (promo < shownFrom || refPrice === undefined || moneySaved === undefined) return price
  return { ...price, refPrice, promo, moneySaved, promoPercentageRounded: promo }
}
