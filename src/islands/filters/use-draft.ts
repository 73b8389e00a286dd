import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FacetsParameters } from '../../contract/facets-query.ts'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { Filters, SearchCriteria } from '../../domain/search/criteria.ts'
import { toFacetsQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { dataInstant } from '../runtime/page-age.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { facetsQuery } from '../search-page/offers-query.ts'
import type { FiltersProps } from './props.ts'

export interface FilterDraftState {
  readonly filters: Filters
  readonly set: (filters: Filters) => void
  /** Absent until the first successful call. */
  readonly facets: FacetsResponse | undefined
  /** The facets of the server's page, whose order the options keep. */
  readonly served: FacetsResponse | undefined
  readonly pending: boolean
}

export function sameFilters(left: Filters, right: Filters): boolean {
  const plain = (filters: Filters) =>
    JSON.stringify(
      Object.entries(filters)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return plain(left) === plain(right)
}

export interface FilterDraft extends FilterDraftState {
  readonly changed: boolean
  readonly drop: () => void
  /** Number of results of the draft. Absent while loading, or after a failure. */
  readonly total: number | undefined
}

/** Facets are requested for the sections that are in view only. */
interface ShownFilters {
  readonly filters: boolean
  readonly activities: boolean
}

/** The filters as the visitor changes them, until Confirm applies them (S4.10 to S4.18). */
export function useDraft(props: FiltersProps, rendered: SearchCriteria, applied: SearchCriteria, shown: ShownFilters): FilterDraft {
  const [stored, setStored] = useState<{ readonly from: SearchCriteria; readonly filters: FilterDraftState['filters'] }>()
  const [listed, setListed] = useState(shown.activities)
  // A call for another section would lose the activities: once requested, every call includes them.
  if (shown.activities && !listed) setListed(true)
  // A draft belongs to the filters that it started from: Back, or another island, may have applied others since.
  const filters = stored?.from === applied ? stored.filters : applied.filters
  const counted = useFacets(props, rendered, { ...applied, filters }, { enabled: shown.filters, activities: listed })
  return {
    filters,
    ...counted,
    served: props.facets,
    set: (next) => setStored({ from: applied, filters: next }),
    changed: !sameFilters(filters, applied.filters),
    drop: () => setStored(undefined),
  }
}

/** A thumb must rest this long, so that moving it makes one call. */
const restMs = 200

interface CountedFacets {
  /** Those of the last successful call, while the next one loads or when it fails. */
  readonly facets: FacetsResponse | undefined
  readonly total: number | undefined
  readonly pending: boolean
}

interface FacetsOptions {
  /** Without it only the facets of the server's page are used. */
  readonly enabled: boolean
  readonly activities: boolean
}

/** Takes the facets of the server's page where they are for these criteria, and requests all others. */
function useFacets(props: FiltersProps, rendered: SearchCriteria, criteria: SearchCriteria, options: FacetsOptions): CountedFacets {
  const { flow, redeeming } = useSite()
  const { enabled } = options
  const wholeQuery = JSON.stringify(toFacetsQuery(criteria, { flow }))
  const rested = useRested(wholeQuery, enabled ? restMs : 0)
  const query: FacetsParameters = { ...JSON.parse(rested), ...(options.activities && { withActivities: true }) }
  const served = JSON.stringify(query) === JSON.stringify(toFacetsQuery(rendered, { flow })) ? props.facets : undefined
  const found = useQuery({
    ...facetsQuery(query, redeeming),
    enabled,
    placeholderData: keepPreviousData,
    initialData: () => served,
    initialDataUpdatedAt: dataInstant,
  })
  // Another island may have filled the cache already, but the first render must match the server's markup.
  const { data, isFetching, isPlaceholderData } = useHydrated() ? found : { data: served, isFetching: !served, isPlaceholderData: false }
  const [known, setKnown] = useState(props.facets)
  if (data && data !== known) setKnown(data)
  const counted = data && !isPlaceholderData && rested === wholeQuery
  return { facets: data ?? known, total: counted ? data.totalCount : undefined, pending: enabled && isFetching }
}

function useRested(value: string, delayMs: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return rested
}
