import { formatSearchCriteria } from '../criteria/format-search.ts'
import type { SearchCriteria } from '../criteria/search-criteria.ts'
import { destinationType, type Expansion, expansionOf, placeOf, type SearchedPlace } from './expanded-destination.ts'
import { relaxationsFor, type Step } from './relaxation-table.ts'

/** Results shown of each fallback. */
export const fallbackSize = 3

/** An alternative search (specification of search, section 3, "Fallback key"). */
export interface Fallback {
  /** Says what is searched; unique among the fallbacks of a search, so that it can key lists and caches. */
  readonly value: string
  /** 0 for the least relaxed. */
  readonly order: number
  readonly destination: {
    readonly label?: string | undefined
    /** With its preposition: "en Bretagne". */
    readonly inLabel?: string | undefined
    readonly isAround: boolean
    readonly isExpanded: boolean
  }
  readonly dates: { readonly areSet: boolean; readonly isRemoved: boolean }
  readonly category: { readonly value?: number | undefined; readonly isRemoved: boolean }
  /** The whole relaxed search, for its three results and for "See more offers"; by distance where the destination has grown. */
  readonly criteria: SearchCriteria
  /** The full relaxed search: its place's path below the market's base, where it is known, and what the query has to say. */
  readonly address: { readonly path?: string | undefined; readonly query: string }
}

/** Fallbacks are looked for when the exact results are fewer than a page. */
export function needsFallbacks(exactCount: number, pageSize: number): boolean {
  return exactCount < pageSize
}

/** The alternative searches of a search, at most 4, least relaxed first; `details` come with the exact results. */
export function fallbacksOf(criteria: SearchCriteria, details: SearchedPlace): Fallback[] {
  const expansion = expansionOf(criteria, details)
  const relaxations = relaxationsFor(
    destinationType(criteria),
    criteria.dates !== undefined,
    criteria.theme !== undefined,
    expansion !== undefined,
  )
  return relaxations.map((steps, order) => relaxed(criteria, steps, steps.includes('expand') ? expansion : undefined, order, details))
}

function relaxed(
  criteria: SearchCriteria,
  steps: readonly Step[],
  expansion: Expansion | undefined,
  order: number,
  details: SearchedPlace,
): Fallback {
  const dates = steps.includes('dates') ? undefined : criteria.dates
  const theme = steps.includes('category') ? undefined : criteria.theme
  const grown: Partial<SearchCriteria> = expansion
    ? { ...expansion.criteria, ...(expansion.criteria.point ? { sort: 'distance' } : {}) }
    : {}
  const own = placeOf(criteria, details)
  const place = expansion?.place ?? own
  const asked: SearchCriteria = { ...criteria, dates, theme, ...grown }
  // The path says where, unless the search is around a point.
  const byPath =
    !expansion && own?.uri !== undefined && !asked.filters.distance ? { ...asked, destination: undefined, point: undefined } : asked
  return {
    value: steps.join('+'),
    order,
    destination: {
      label: place?.label ?? details.destination,
      inLabel: place?.inLabel,
      isAround: expansion?.how === 'around',
      isExpanded: expansion?.how === 'expanded',
    },
    dates: { areSet: dates !== undefined, isRemoved: steps.includes('dates') },
    category: { value: theme, isRemoved: steps.includes('category') },
    criteria: asked,
    address: { path: place?.uri, query: formatSearchCriteria(byPath) },
  }
}

/** The hotels that already stand among the exact results: fallbacks leave them out. */
export function hotelsToExclude(exact: readonly { readonly hotel: { readonly id: number } }[]): number[] {
  return [...new Set(exact.map(({ hotel }) => hotel.id))]
}
