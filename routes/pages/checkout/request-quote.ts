import type { PricedExtra } from '../../../src/domain/booking/price-breakdown.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { formatActivitySelection } from '../../../src/domain/stay/activity-selection.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { discountedQuotes } from '../../../src/domain/cards/offer-card.ts'
import { toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import type { PageContext } from '../../context.ts'
import { requestProductPrices } from '../product-prices.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'

export function requestQuote(
  { upstream, view }: Pick<PageContext, 'upstream' | 'view'>,
  { stayId, ...rest }: BookingChoice,
): ReturnType<PageContext['upstream']['quoteRealtime']> {
  return upstream.quoteRealtime({
    id: stayId,
    ...toStayOccupancy(rest.dates, rest.criteria.guests),
    ...choicesOf(rest),
    ...discountOf(view, rest),
  })
}

/** A gift pays the price as it is. */
export const discountOf = (view: PageContext['view'], { gift }: Pick<BookingChoice, 'gift'>) =>
  gift === undefined ? discountedQuotes(view) : {}

/** `activitySelectionList` has the dates of activities. */
interface QuoteChoice {
  readonly activitySelectionList?: string
  readonly offerId?: number
}

export function choicesOf({ criteria: { offerId, activities } }: Pick<BookingChoice, 'criteria'>): QuoteChoice {
  const activitySelectionList = formatActivitySelection(activities)
  return { ...(activitySelectionList && { activitySelectionList }), ...(offerId !== undefined && { offerId }) }
}

/** Returns the prices of the stay without each of its extras, at the standard rate. */
export async function requestExtras(
  context: PageContext,
  { dates, criteria }: BookingChoice,
  { upsells = [] }: Pick<StayDetail, 'upsells'>,
): Promise<readonly PricedExtra[]> {
  const booked = upsells.filter(({ selected }) => selected)
  const products = booked.map(({ id }) => id)
  const prices = await requestProductPrices(context, products, toStayOccupancy(dates, criteria.guests))
  return booked.map(({ id, label }) => ({ label, without: prices[id] }))
}

type RateOffer = ProductOffers['offers'][number]

/**
 * Where the quote differs from the list's price, every rate gets a real-time quote of its own or is left out. Returns no rates when the
 * list fails.
 */
export async function requestRates(
  context: Pick<PageContext, 'upstream' | 'today' | 'view'>,
  booking: BookingChoice,
  quote: Promise<Quote>,
): Promise<readonly RateOffer[]> {
  const [offers, quoted] = await Promise.all([listedRates(context, booking), quote.catch(() => undefined)])
  const outcome = quoted && quoteOutcome(quoted, context.today)
  const chosen = offers.find(({ id }) => id === (booking.criteria.offerId ?? offers[0]?.id))
  if (outcome?.kind !== 'priced' || !chosen || chosen.priceInfo.sellPrice === outcome.price.sellPrice) return offers
  const rates = offers.map((offer) => (offer === chosen ? [offer] : quotedRate(context, booking, offer)))
  return (await Promise.all(rates)).flat()
}

async function quotedRate(
  context: Pick<PageContext, 'upstream' | 'today' | 'view'>,
  booking: BookingChoice,
  offer: RateOffer,
): Promise<readonly RateOffer[]> {
  const response = await requestQuote(context, { ...booking, criteria: { ...booking.criteria, offerId: offer.id } })
  const outcome = response.kind === 'ok' ? quoteOutcome(response.value, context.today) : undefined
  if (outcome?.kind !== 'priced') return []
  return [{ ...offer, priceInfo: outcome.price, cancellationPolicy: outcome.quote.cancellationPolicy }]
}

async function listedRates({ upstream }: Pick<PageContext, 'upstream'>, { stayId, ...rest }: BookingChoice): Promise<readonly RateOffer[]> {
  const outcome = await upstream.productOffers({ id: stayId, ...toStayOccupancy(rest.dates, rest.criteria.guests), multiOffer: true })
  return outcome.kind === 'ok'
    ? outcome.value.offers.filter(({ weekendId, nights }) => weekendId === stayId && nights === nightsOf(rest.dates))
    : []
}

/** Returns no dates when the call fails, because only the quote decides. */
export async function requestActivityDates({ upstream }: PageContext, booking: BookingChoice): Promise<ActivityDates> {
  const outcome = await upstream.datedStay({ id: booking.stayId, ...toStayOccupancy(booking.dates, booking.criteria.guests) })
  return outcome.kind === 'ok' ? outcome.value.activityDates : []
}
