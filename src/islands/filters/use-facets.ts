import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FacetsAnswer } from '../../contract/facets.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { getJson } from '../api.ts'
import { useClient } from '../use-client.ts'
import { searchSetting } from '../results/search-setting.ts'
import type { FiltersProps } from './props.ts'

/** Milliseconds a draft rests before it is counted: a moving thumb asks once. */
const rest = 200

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
  const { data, isError } = useQuery(
    {
      queryKey: ['facets', text],
      queryFn: ({ signal }) => getJson('facets.json', JSON.parse(text), FacetsAnswer, signal),
      enabled: wanted,
      placeholderData: keepPreviousData,
      ...(text === JSON.stringify(queryOf(rendered)) && props.facets ? { initialData: props.facets } : {}),
    },
    useClient(),
  )
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
