import { useEffect, useState } from 'react'
import type { FacetsAnswer } from '../../contract/facets.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toFacetsQuery } from '../../domain/filters/facets-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { ApiFailure, type ApiQuery, getJson, withKeys } from '../api.ts'
import { searchSetting } from '../results/search-setting.ts'
import type { FiltersProps } from './props.ts'

/** Milliseconds a draft rests before it is counted: a moving thumb asks once. */
const rest = 200
const isFacets = withKeys<FacetsAnswer>('properties', 'totalCount')

export interface CountedFacets {
  /** The latest that came: they stay while newer ones are counted, and when those fail. */
  readonly facets: FacetsAnswer | undefined
  /** Results the criteria leave; absent while they are counted, or when that failed. */
  readonly total: number | undefined
  /** Newer ones are on their way. */
  readonly pending: boolean
}

/** What is asked for: criteria while they are `wanted`, with the list of activities once it is `shown`. */
export interface FacetsWish {
  readonly wanted: boolean
  readonly shown: boolean
}

/** The facets of some criteria: the server's for what it rendered, else asked for once they are `wanted`. The latest request wins. */
export function useFacets(props: FiltersProps, rendered: SearchCriteria, criteria: SearchCriteria, wish: FacetsWish): CountedFacets {
  const setting = searchSetting(useSite(), props.minisite)
  const { wanted } = wish
  const asked = JSON.stringify(toFacetsQuery(criteria, setting))
  const rested = useRested(asked, wanted ? rest : 0)
  const query: Record<string, string> = { ...JSON.parse(rested), ...(wish.shown && { withActivities: 'true' }) }
  const { data, isFetching, isPlaceholderData } = useAnswer({
    key: ['facets', query],
    ask: (signal) => askFacets(query, signal),
    enabled: wanted,
    keepsPrevious: true,
    initial: JSON.stringify(query) === JSON.stringify(toFacetsQuery(rendered, setting)) ? props.facets : undefined,
  })
  const [known, setKnown] = useState(props.facets)
  if (data && data !== known) setKnown(data)
  const counted = data && !isPlaceholderData && rested === asked
  return { facets: data ?? known, total: counted ? data.totalCount : undefined, pending: wanted && isFetching }
}

/** A failure shows nothing on the page (specification, section 8); the console tells whoever looks for it. */
async function askFacets(query: ApiQuery, signal: AbortSignal): Promise<FacetsAnswer> {
  try {
    return await getJson('facets.json', query, isFacets, signal)
  } catch (cause) {
    if (cause instanceof ApiFailure) console.warn(`Error fetching facets: ${cause.statusText}`)
    throw cause
  }
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
