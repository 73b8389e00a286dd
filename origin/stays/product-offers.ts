import type { D1Database } from '@cloudflare/workers-types'
import type { ProductOffers } from '../../src/contract/stay.ts'
import type { Market } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { firstArrival, type Now } from '../clock/now.ts'
import { compositionOf, pictureOf } from '../content/picture.ts'
import { sql } from '../database/sql.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { generalPolicy, policyFor } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import { fittingTerms, type Party } from '../pricing/party.ts'
import type { Texts } from '../texts/texts.ts'
import { lengths } from './arrivals.ts'
import { isOnSale, roomFacts, staysWhere, toldOf, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>
type Offer = ProductOffers['offers'][number]

/** From this percentage, rounded, an offer list shows a promotion. */
const shownFrom = 10

/** Packages of one house at most. */
const most = 20

/** The stays of the asked one's house: with dates those that can be booked then, without dates all, at their from-prices. The asked one comes first. */
export async function productOffers(
  db: Db,
  asked: Stay,
  party: Party,
  dates: { checkin: string; nights: number } | undefined,
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
    stays.map((stay) => (dates ? datedOffer(db, stay, party, dates, market, now, texts) : offerFrom(stay, party, market, texts))),
  )
  return {
    offers: withOwnPictures(
      stays,
      offers.flatMap((offer) => offer ?? []),
      market,
    ),
  }
}

/** Offers of one house stand below each other: each shows the first of its pictures that none above it shows. */
function withOwnPictures(stays: readonly Stay[], offers: readonly Offer[], market: Market): Offer[] {
  const shown = new Set<string>()
  return offers.map((offer) => {
    const pictures = stays.find(({ facts }) => facts.id === offer.id)?.pictures ?? []
    const own = pictures.find((id) => !shown.has(compositionOf(id)))
    if (own === undefined) return offer
    shown.add(compositionOf(own))
    return { ...offer, image: pictureOf(own, market.language) }
  })
}

async function datedOffer(
  db: Db,
  stay: Stay,
  party: Party,
  dates: { checkin: string; nights: number },
  market: Market,
  now: Now,
  texts: Texts,
): Promise<Offer | undefined> {
  const checkin = dayOf(dates.checkin)
  if (checkin < firstArrival(now)) return undefined
  const arrival = (await lengths(db, stay.facts.id, fittingTerms(party, roomFacts(stay).maxCapacity), checkin)).find(
    (length) => length.nights === dates.nights,
  )
  if (!arrival) return undefined
  return {
    ...common(stay, dates.nights, party, market, texts),
    checkin: dates.checkin,
    hasSelectedDates: true,
    nbRooms: arrival.rooms,
    priceInfo: listed(arrival.price, arrival.promo, 'final'),
    cancellationPolicy: policyFor(stay.cancelDays, checkin, now.today, texts),
  }
}

function offerFrom(stay: Stay, party: Party, market: Market, texts: Texts): Offer | undefined {
  if (stay.fromPrice === null) return undefined
  return {
    ...common(stay, stay.facts.nights.min, party, market, texts),
    paxCount: 2,
    hasSelectedDates: false,
    priceInfo: listed(stay.fromPrice, stay.promo, 'from'),
    cancellationPolicy: generalPolicy(stay.cancelDays, texts),
  }
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

function listed(price: number, promo: number, priceType: 'from' | 'final'): Offer['priceInfo'] {
  const info = priceInfo(price, promo, priceType)
  const percent = info.promo ?? 0
  return percent >= shownFrom ? { ...info, promoPercentageRounded: percent } : { sellPrice: price, priceType }
}
