import { useEffect, useState } from 'react'
import type { FacetsAnswer } from '../../contract/facets.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import { searchSetting } from '../results/search-setting.ts'
import type { FiltersProps } from './props.ts'

/** Milliseconds a draft rests before it is counted: a moving thumb asks once. */
const rest = 200
const isFacets = withKeys<FacetsAnswer>('properties', 'totalCount')

/**
 * The facets of some criteria: the server's for what it rendered, else asked for once they are `wanted`. Earlier ones stay until the
 * new ones are there; the latest request wins.
 */
export function useFacets(props: FiltersProps, rendered: SearchCriteria, criteria: SearchCriteria, wanted: boolean) {
  const view = useSite()
  const setting = searchSetting(view, props.minisite)
  const queryOf = (it: SearchCriteria) => toSearchQuery({ ...it, sort: defaultSort }, setting)
  const asked = JSON.stringify(queryOf(criteria))
  const text = useRested(asked, wanted ? rest : 0)
  const { data, isError } = useAnswer({
    key: ['facets', text],
    ask: (signal) => getJson('facets.json', JSON.parse(text), isFacets, signal),
    enabled: wanted,
    keepsPrevious: true,
    initial: text === JSON.stringify(queryOf(rendered)) ? props.facets : undefined,
  })
  return { facets: data ?? (wanted ? undefined : props.facets), failed: isError, counting: text !== asked }
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
