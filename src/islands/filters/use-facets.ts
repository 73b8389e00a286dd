import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { FacetsParameters } from '../../contract/facets-query.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toFacetsQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { dataInstant } from '../runtime/page-age.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { facetsQuery } from '../search-page/offers-query.ts'
import type { FiltersProps } from './props.ts'

/** Milliseconds of rest: one call for a moving thumb. */
const pause = 200

export interface CountedFacets {
  /** Stays while the next response loads or fails. */
  readonly facets: FacetsResponse | undefined
  /** Absent while loading, or after a failure. */
  readonly total: number | undefined
  readonly pending: boolean
}

export interface FacetsOptions {
  /** Otherwise only the server's are used. */
  readonly enabled: boolean
  readonly activities: boolean
}

/** Returns the server's facets for its criteria, else loads them. */
export function useFacets(props: FiltersProps, rendered: SearchCriteria, criteria: SearchCriteria, options: FacetsOptions): CountedFacets {
  const { flow } = useSite()
  const { enabled } = options
  const wholeQuery = JSON.stringify(toFacetsQuery(criteria, { flow }))
  const rested = useRested(wholeQuery, enabled ? pause : 0)
  const query: FacetsParameters = { ...JSON.parse(rested), ...(options.activities && { withActivities: true }) }
  const served = JSON.stringify(query) === JSON.stringify(toFacetsQuery(rendered, { flow })) ? props.facets : undefined
  const found = useQuery({
    ...facetsQuery(query),
    enabled,
    placeholderData: keepPreviousData,
    initialData: () => served,
    initialDataUpdatedAt: dataInstant,
  })
  // The results may have counted before: the first view is the server's.
  const { data, isFetching, isPlaceholderData } = useHydrated() ? found : { data: served, isFetching: !served, isPlaceholderData: false }
  const [known, setKnown] = useState(props.facets)
  if (data && data !== known) setKnown(data)
  const counted = data && !isPlaceholderData && rested === wholeQuery
  return { facets: data ?? known, total: counted ? data.totalCount : undefined, pending: enabled && isFetching }
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
