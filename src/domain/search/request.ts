import type { FacetsParameters } from '../../contract/facets-query.ts'
import { type FilterList, filterLists } from '../../contract/filter-lists.ts'
import type { DestinationKind } from '../../contract/destination-kinds.ts'
import type { SearchParameters, SearchQuery } from '../../contract/search-query.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import { defaultGuests, guestsInFlow, inSingleRoom } from '../guests/guests.ts'
import { orderByOf } from '../sort/sort-options.ts'
import { defaultSort } from '../sort/sort.ts'
import type { Filters, SearchCriteria } from './criteria.ts'
import { filterFields, type ListField, rounded } from './fields.ts'
import { limitingPrice, priceBoundsOf } from './price-bounds.ts'

/** `page` is zero-based; without a `limit` the upstream sends 24 results. */
export interface SearchSetting {
  readonly flow: SearchQuery['flow']
  readonly page?: number | undefined
  readonly limit?: number | undefined
  readonly excludedHotelIds?: readonly number[] | undefined
}

export const listsOfFilters: readonly FilterList[] = /* @__PURE__ */ Object.values(filterFields).flatMap((field) =>
  'list' in field ? field.list : [],
)

type Sent = SearchParameters & FacetsParameters
type Call = Pick<SearchSetting, 'flow'> & { readonly facets: boolean }
type Parameters<Name extends string> = Readonly<Record<Name, (criteria: SearchCriteria, call: Call) => Sent>>

const filterParameters: Parameters<Exclude<keyof Filters, FilterList>> = {
  distance({ filters: { distance }, point }) {
    return point && distance ? { distanceMin: distance.min || undefined, distanceMax: distance.max } : {}
  },
  price({ filters: { price } }, { flow, facets }) {
    const { min, max } = limitingPrice(price, priceBoundsOf(flow)) ?? {}
    const range = { priceMin: min, priceMax: max }
    return facets && flow === 'gifting' ? ofVoucher(range) : range
  },
  minScore: ({ filters }) => ({ minHotelReviewScore: filters.minScore }),
  petsAllowed: ({ filters }) => ({ petsAllowed: filters.petsAllowed || undefined }),
}

function ofVoucher<Query extends SearchParameters>({ priceMin, priceMax, ...query }: Query) {
  return { ...query, singleVoucherPriceMin: priceMin, singleVoucherPriceMax: priceMax }
}

const parameters: Parameters<Exclude<keyof SearchCriteria, 'sort' | 'flexibility' | 'giftFormat' | 'upsell'>> = {
  theme: ({ theme }) => ({ theme }),
  destination({ destination }) {
    const sent: Partial<Record<DestinationKind, number>> = destination ? { [destination.kind]: destination.id } : {}
    return sent
  },
  point: ({ point }) => (point ? { lat: rounded(point.lat), lng: rounded(point.lng) } : {}),
  filters(criteria, call) {
    const others: Readonly<Partial<Record<string, (typeof filterParameters)['price']>>> = filterParameters
    const sent = Object.entries(filterFields).map(([name, field]) =>
      'list' in field ? listOfCodes(field, criteria.filters, call) : others[name]?.(criteria, call),
    )
    return Object.assign({}, ...sent)
  },
  giftNights: ({ giftNights }, { flow }) => (flow === 'gifting' ? { giftNights } : {}),
  bucket: ({ bucket }, { flow }) => (flow === 'gifting' ? { bucket } : {}),
  dates({ dates, flexibility }, { flow }) {
    if (flow !== 'booking') return {}
    const { month, nights } = flexibility ?? {}
    return {
      checkin: dates?.checkin,
      nights: dates ? nightsOf(dates) : nights,
      flexible: flexibility?.days ? `${flexibility.days}` : flexibility?.kind,
      month,
    }
  },
  guests(criteria, { flow }) {
    const guests = guestsInFlow(criteria.guests, flow)
    const rooms = inSingleRoom(guests) ? criteria.rooms : undefined
    return {
      adult: guests.adults === defaultGuests.adults ? undefined : guests.adults,
      child: guests.children || undefined,
      baby: guests.babies || undefined,
      singleRoom: (inSingleRoom(guests) && rooms === undefined) || undefined,
      rooms,
    }
  },
  rooms: () => ({}),
}

function listOfCodes({ list }: ListField, filters: Filters, { facets }: Call): Sent {
  const key = facets ? filterLists[list].inFacets : list
  const sent: Partial<Record<typeof key, string[]>> = filters[list].length > 0 ? { [key]: [...filters[list]] } : {}
  return sent
}

const sentCriteria = (criteria: SearchCriteria, call: Call): Sent =>
  Object.assign({}, ...Object.values(parameters).map((parametersOf) => parametersOf(criteria, call)))

/**
 * The query of `offers.json` without market and partner, which each call adds: equal searches have equal queries. A gift has no dates and
 * two adults.
 */
export function toSearchQuery(criteria: SearchCriteria, setting: SearchSetting): SearchParameters {
  const { flow, page, limit, excludedHotelIds } = setting
  const orderBy = orderByOf(criteria.sort, flow, criteria.point !== undefined)
  return {
    flow,
    ...sentCriteria(criteria, { flow, facets: false }),
    excludedHotelIds: excludedHotelIds?.map(String),
    orderBy: orderBy === defaultSort ? undefined : orderBy,
    page: page || undefined,
    limit,
  }
}

/** Every result is a point; the best value for money comes first (S7.15). */
export function toPointsQuery(criteria: SearchCriteria, { flow }: Pick<SearchSetting, 'flow'>) {
  const query = toSearchQuery({ ...criteria, sort: defaultSort }, { flow })
  return { ...query, performMapSearch: true as const, performGiftableSearch: flow === 'gifting' || undefined }
}

/** Facets do not depend on the sort. `shown` adds those of activities. */
export function toFacetsQuery(criteria: SearchCriteria, { flow }: Pick<SearchSetting, 'flow'>, shown = false): FacetsParameters {
  const activities = shown || flow === 'activity' || criteria.filters.tags.length > 0
  return { flow, ...sentCriteria(criteria, { flow, facets: true }), ...(activities && { withActivities: true }) }
}

/** The gifting flow filters by the price of vouchers (S7.29). */
export function toUpstreamQuery({ flow, ...query }: SearchParameters) {
  return flow === 'gifting' ? { ...ofVoucher(query), performGiftableSearch: true } : { ...query, flow }
}
