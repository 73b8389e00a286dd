import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Quote } from '../../../contract/quote.ts'
import type { ActivityDates } from '../../../contract/stay.ts'
import { type KnownRates, knownRates, type ShortestStay, shortestStay } from '../../../domain/booking/known-rates.ts'
import { priceOfRate, type RatePrice, ratesToQuote } from '../../../domain/booking/rate-prices.ts'
import { isQuoteFor, type StayPrice, stayPrice } from '../../../domain/booking/stay-price.ts'
import { type ActivitySelection, offeredSelection } from '../../../domain/stay/activity-selection.ts'
import { offerToKeep, type StayOffer } from '../../../domain/quote/stay-rates.ts'
import { nightsOf, type StayDates } from '../../../domain/dates/stay-dates.ts'
import { checkoutHref } from '../../../domain/stay/booking-address.ts'
import { noStayChoices, type StayCriteria } from '../../../domain/stay/criteria.ts'
import { parseStayCriteria } from '../../../domain/stay/hash.ts'
import { useDiscountedQuotes } from '../../../ui/price/use-auto-discount.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { useFailure } from '../../queries/use-failure.ts'
import { dataInstant } from '../../runtime/page-age.ts'
import { useHydrated } from '../../runtime/use-hydrated.ts'
import type { BookingProps } from '../../stay-page/props.ts'
import { type QueriedStay, datedQuery, quoteQuery, rateQuotesQuery, ratesQuery } from '../../stay-page/stay-queries.ts'

export interface PricedStayProps {
  readonly props: BookingProps
  readonly criteria: StayCriteria
  readonly dates: StayDates
  readonly shortest: ShortestStay | undefined
}

export interface PricedStay {
  readonly stay: QueriedStay
  readonly rates: KnownRates
  readonly shortest: ShortestStay
  /** Undefined for the usual rate, and until the rates are known. */
  readonly offerId: number | undefined
  readonly activities: {
    readonly offered: ActivityDates
    readonly selection: ActivitySelection
    readonly known: ActivityDates | undefined
    readonly refetch: () => void
  }
  readonly price: StayPrice
  /** Undefined while it is unknown. */
  readonly priceOf: (rate: StayOffer) => RatePrice | undefined
  readonly sentence: string | undefined
  readonly retry: () => void
  readonly replaceQuote: (quote: Quote) => void
  readonly checkout: string | undefined
}

/** Price, rates and activities of the choice. Each choice has queries of its own, so that a late response never applies to another. */
export function usePricedStay({ props, criteria, dates, shortest: before }: PricedStayProps): PricedStay {
  const { site, today } = useSite()
  const { guests } = criteria
  const stay: QueriedStay = { stayId: props.stayId, hotelId: props.hotelId, guests, ...useDiscountedQuotes() }
  const shortest = shortestStay(dates, before)
  const found = useQuery({ ...ratesQuery(stay, shortest.checkin, shortest.nights), placeholderData: keepPreviousData })
  const current = found.data !== undefined && !found.isPlaceholderData
  const offers = { offers: found.data?.offers, current, failed: found.isError }
  const rates = knownRates(offers, props.stayId, nightsOf(dates), criteria.offerId)
  const dated = useQuery({ ...datedQuery(stay, dates), placeholderData: keepPreviousData })
  const offered = dated.data?.activityDates ?? []
  // A selection cannot be checked before the offered dates are known: the checkout asks for a date that is missing.
  const selection = dated.data ? offeredSelection(criteria.activities, offered) : criteria.activities
  const quote = useQuote(props, stay, dates, rates.offerId)
  const offerId = rates.offerId === 'waiting' ? undefined : rates.offerId
  const choice = JSON.stringify([stay, dates])
  const [changedFor, setChangedFor] = useState<string>()
  const hasChanged = changedFor === choice
  const others = ratesToQuote(rates, hasChanged)
  const shown = quote.price.kind === 'priced' ? quote.price.price.sellPrice : 0
  const { data: quotes } = useQuery({
    ...rateQuotesQuery(stay, dates, {
      offers: others,
      at: shown,
      keep: (offer) => offerToKeep(rates.offers, offer),
    }),
    enabled: others.length > 0,
  })
  return {
    stay,
    rates,
    shortest,
    offerId,
    activities: {
      offered,
      selection,
      known: dated.isPlaceholderData ? undefined : dated.data?.activityDates,
      refetch: () => void dated.refetch(),
    },
    ...quote,
    replaceQuote(newer) {
      if (newer.priceInfo && newer.priceInfo.sellPrice !== shown) setChangedFor(choice)
      quote.replaceQuote(newer)
    },
    priceOf: (rate) => priceOfRate(rate, rates, quote.price, { hasChanged, quotes, today }),
    checkout:
      quote.price.kind === 'priced'
        ? checkoutHref(site, {
            stayId: stay.stayId,
            dates,
            criteria: { ...noStayChoices, guests: stay.guests, offerId, activities: selection },
            shownPrice: quote.price.price.sellPrice,
          })
        : undefined,
  }
}

function useQuote(
  props: BookingProps,
  stay: QueriedStay,
  dates: StayDates,
  offerId: KnownRates['offerId'],
): Pick<PricedStay, 'price' | 'sentence' | 'retry' | 'replaceQuote'> {
  const { today } = useSite()
  const known = offerId === 'waiting' ? undefined : offerId
  const call = quoteQuery(stay, dates, known)
  const servedOffer = parseStayCriteria(props.query).offerId
  const isServed = offerId === 'waiting' ? servedOffer !== undefined : known === servedOffer
  const served = isServed && props.quote && isQuoteFor(props.quote, dates, stay.guests) ? props.quote : undefined
  const client = useQueryClient()
  const { queryKey } = call
  const found = useQuery({
    ...call,
    enabled: offerId !== 'waiting',
    initialData: () => served,
    initialDataUpdatedAt: dataInstant,
  })
  const failure = useFailure(found)
  // The extras may have fetched the default rate before: it is no price of another one that was chosen. And React hydrates the server's markup:
  // the first view has what the server had.
  const isAsked = useHydrated() && offerId !== 'waiting'
  const state = isAsked
    ? { quote: found.data, failed: failure !== undefined, fetching: found.isFetching, fetched: found.isFetched }
    : { quote: served, failed: false, fetching: false, fetched: false }
  return {
    price: stayPrice({ ...state, failedOnServer: props.quoteFailed }, today),
    sentence: failure?.sentence,
    retry: () => void found.refetch(),
    replaceQuote(quote) {
      void client.cancelQueries({ queryKey, exact: true })
      client.setQueryData(queryKey, quote)
    },
  }
}
