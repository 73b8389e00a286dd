import { formatSearchCriteria } from '../search/hash.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { isDated } from '../search/flexibility.ts'
import { destinationType, type Expansion, expansionOf, placeOf, type SearchedPlace } from './expanded-destination.ts'
import { relaxationsFor, type Step } from './relaxation-table.ts'

export const fallbackSize = 3

/** Says what a fallback has removed (S3.17), so that its title can. */
export interface Fallback {
  readonly value: string
  readonly order: number
  readonly destination: {
    readonly label?: string | undefined
    /** With its preposition, such as "en Bretagne". */
    readonly inLabel?: string | undefined
    /** In kilometres. */
    readonly radius?: number | undefined
    readonly isAround: boolean
    readonly isExpanded: boolean
  }
  readonly dates: { readonly areSet: boolean; readonly isRemoved: boolean }
  readonly category: { readonly value?: number | undefined; readonly isRemoved: boolean }
  /** After an expansion, results are sorted by distance. */
  readonly criteria: SearchCriteria
  /** `path` is below the market's base. */
  readonly address: { readonly path?: string | undefined; readonly query: string }
}

export function needsFallbacks(exactCount: number, pageSize: number): boolean {
  return exactCount < pageSize
}

/** The least relaxed comes first. `details` belong to the exact results. */
export function fallbacksOf(criteria: SearchCriteria, details: SearchedPlace): Fallback[] {
  const expansion = expansionOf(criteria, details)
  const relaxations = relaxationsFor(destinationType(criteria), isDated(criteria), criteria.theme !== undefined, expansion !== undefined)
  return relaxations.map((steps, order) => relaxed(criteria, steps, steps.includes('expand') ? expansion : undefined, order, details))
}

function relaxed(
  criteria: SearchCriteria,
  steps: readonly Step[],
  expansion: Expansion | undefined,
  order: number,
  details: SearchedPlace,
): Fallback {
  const { dates, flexibility } = steps.includes('dates') ? { dates: undefined, flexibility: undefined } : criteria
  const theme = steps.includes('category') ? undefined : criteria.theme
  const grown: Partial<SearchCriteria> = expansion
    ? { ...expansion.criteria, ...(expansion.criteria.point ? { sort: 'distance' } : {}) }
    : {}
  const own = placeOf(criteria, details)
  const place = expansion?.place ?? own
  const relaxedCriteria: SearchCriteria = { ...criteria, dates, flexibility, theme, ...grown }
  // The path names the place, unless the search is around a point.
  const byPath =
    !expansion && own?.uri !== undefined && !relaxedCriteria.filters.distance
      ? { ...relaxedCriteria, destination: undefined, point: undefined }
      : relaxedCriteria
  return {
    value: steps.join('+'),
    order,
    destination: {
      label: place?.label ?? details.destination,
      inLabel: steps.includes('category') ? (place?.allInLabel ?? place?.inLabel) : place?.inLabel,
      ...(expansion?.radius !== undefined && { radius: expansion.radius }),
      isAround: expansion?.how === 'around',
      isExpanded: expansion?.how === 'expanded',
    },
    dates: { areSet: isDated({ dates, flexibility }), isRemoved: steps.includes('dates') },
    category: { value: theme, isRemoved: steps.includes('category') },
    criteria: relaxedCriteria,
    address: { path: place?.uri, query: formatSearchCriteria(byPath) },
  }
}

export function hotelsToExclude(exact: readonly { readonly hotel: { readonly id: number } }[]): number[] {
  return [...new Set(exact.map(({ hotel }) => hotel.id))]
}
