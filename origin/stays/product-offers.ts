import type { D1Database } from '@cloudflare/workers-types'
import type { PriceInfo } from '../../src/contract/price.ts'
import type { ProductOffers } from '../../src/contract/stay.ts'
import type { Market } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { firstArrival, type Now } from '../clock/now.ts'
import { compositionOf, pictureOf } from '../content/picture.ts'
import { sql } from '../database/sql.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { generalPolicy } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import { fittingTerms, type Party } from '../pricing/party.ts'
import type { Texts } from '../texts/texts.ts'
import { lengths } from './arrivals.ts'
import { offerIdOf, ratesFor, sold } from './rates.ts'
import { isOnSale, roomFacts, staysWhere, toldOf, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>
type Offer = ProductOffers['offers'][number]

/** From this percentage, rounded, an offer list shows a promotion. */
const shownFrom = 10

/** Packages of one house at most. */
const most = 20

/** Variants of a stay with more nights, at most. */
const mostLonger = 2

export interface OfferDates {
  /** `yyyy-MM-dd`. */
  readonly checkin: string
  readonly nights: number
  /** Whether each stay is listed at every rate and with longer nights too, each an offer with an id of its own. */
  readonly every: boolean
}

/** The stays of the asked one's house: with dates those that can be booked then, without dates all, at their from-prices. The asked one comes first. */
export async function productOffers(
  db: Db,
  asked: Stay,
  party: Party,
  dates: OfferDates | undefined,
  market: Market,
  now: Now,
  texts: Texts,
): Promise<ProductOffers> {
  const { facts } = asked
  const others = await staysWhere(
    db,
    sql`s.hotel_id = ${facts.hotelId} AND s.id <> ${toldOf(facts).id} AND s.published AND h.active AND (s.expires IS NULL OR s.expires >= ${now.today})`,
    sql`s.quality DESC`,
    most - 1,
  )
  const stays = isOnSale(asked, now.today) ? [asked, ...others] : others
  const offers = await Promise.all(
    stays.map((stay) => (dates ? datedOffers(db, stay, party, dates, market, now, texts) : offersFrom(stay, party, market, texts))),
  )
  return {
    offers: withOwnPictures(stays, offers.flat(), market),
  }
}

/** Offers of one house stand below each other: each shows the first of its pictures that none above it shows. */
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
  party: Party,
  { checkin: date, nights, every }: OfferDates,
  market: Market,
  now: Now,
  texts: Texts,
): Promise<Offer[]> {
  const checkin = dayOf(date)
  if (checkin < firstArrival(now)) return []
  const found = await lengths(db, stay.facts.id, fittingTerms(party, roomFacts(stay).maxCapacity), checkin)
  const asked = found.filter((length) => length.nights === nights)
  const longer = every ? found.filter((length) => length.nights > nights).slice(0, asked.length * mostLonger) : []
  return [...asked, ...longer].flatMap((arrival) =>
    (every ? ratesFor(stay, checkin, now.today) : (['standard'] as const)).map((rate): Offer => {
      const { priceInfo: price, cancellationPolicy } = sold(rate, stay, arrival, now.today, texts)
      return {
        ...common(stay, arrival.nights, party, market, texts),
        ...(every ? { id: offerIdOf(stay.facts.id, arrival.nights, rate) } : {}),
        checkin: date,
        hasSelectedDates: true,
        nbRooms: arrival.rooms,
        priceInfo: listed(price),
        cancellationPolicy,
      }
    }),
  )
}

function offersFrom(stay: Stay, party: Party, market: Market, texts: Texts): Offer[] {
  if (stay.fromPrice === null) return []
  const offer: Offer = {
    ...common(stay, stay.facts.nights.min, party, market, texts),
    paxCount: 2,
    hasSelectedDates: false,
    priceInfo: listed(priceInfo(stay.fromPrice, stay.promo, 'from')),
    cancellationPolicy: generalPolicy(stay.cancelDays, texts),
  }
  return [offer]
}

function common(stay: Stay, nights: number, party: Party, market: Market, texts: Texts): Omit<Offer, 'priceInfo' | 'hasSelectedDates'> {
  const [picture] = stay.pictures
  return {
    id: stay.facts.id,
    weekendId: stay.facts.id,
    label: texts.stay.label(toldOf(stay.facts), stay.hotel),
    uri: sitePath(market, 'stay', stay.facts.id),
    ...(picture === undefined ? {} : { image: pictureOf(picture, market.language) }),
    nights,
    paxCount: party.adult + party.child,
    shortProgramIntroWithoutRoom: texts.stay.shortProgram(stay.facts, nights),
  }
}

/** A price as a list shows it: a small promotion is not worth a word. */
function listed({ refPrice, promo = 0, moneySaved, ...price }: PriceInfo): Offer['priceInfo'] {
  if (promo < shownFrom || refPrice === undefined || moneySaved === undefined) return price
  return { ...price, refPrice, promo, moneySaved, promoPercentageRounded: promo }
}
