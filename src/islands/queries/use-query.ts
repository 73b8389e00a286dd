import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { emptyEntry, entryOf, idOf, observe, type Query, refetch, subscribe } from './query-store.ts'

export interface QueryOptions<Value> extends Query<Value> {
  readonly enabled?: boolean
  readonly initialData?: Value | undefined
  /** Until the new data arrive. */
  readonly keepPreviousData?: boolean
}

export interface QueryResult<Value> {
  readonly data: Value | undefined
  readonly isError: boolean
  readonly sentence: string | undefined
  readonly isFetching: boolean
  /** A response or a failure has come. */
  readonly isFetched: boolean
  /** `data` is that of the previous key. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => void
}

/** Fresh for a minute, fetched once for all components, retried once. A call without observers is aborted. */
export function useQueries<Value>(queries: readonly QueryOptions<Value>[]): QueryResult<Value>[] {
  const ids = queries.map(idOf)
  const enabledFlags = queries.map(({ enabled = true }) => enabled)
  const versions = useVersions(ids)
  useObservers(queries, ids, enabledFlags)

  // Otherwise the first render would set it and run twice.
  const [previous, setPrevious] = useState<readonly (Value | undefined)[]>(() =>
    queries.map(({ keepPreviousData, initialData }) => (keepPreviousData ? initialData : undefined)),
  )
  const results = queries.map(({ load, initialData, keepPreviousData }, at): QueryResult<Value> => {
    const id = ids[at] ?? ''
    const { data, failed, sentence, fetched, fetching } = versions === '' ? emptyEntry : entryOf(id)
    // A key's data is of its query's type.
    const own = (data as Value | undefined) ?? initialData
    const before = own === undefined && keepPreviousData && !failed ? previous[at] : undefined
    return {
      data: own ?? before,
      isError: failed,
      sentence,
      isFetching: fetching !== undefined || (own === undefined && !failed && enabledFlags[at] === true),
      isFetched: fetched,
      isPlaceholderData: before !== undefined,
      refetch: () => refetch(id, load),
    }
  })
  const latest = results.map(({ data }, at) => (queries[at]?.keepPreviousData ? (data ?? previous[at]) : undefined))
  if (latest.some((data, at) => data !== previous[at])) setPrevious(latest)
  return results
}

export function useQuery<Value>(query: QueryOptions<Value>): QueryResult<Value> {
  const [result] = useQueries([query])
  if (!result) throw new Error('one query has one result')
  return result
}

/** Empty during hydration: no entry counts then. */
function useVersions(ids: readonly string[]): string {
  const list = ids.join('\n')
  const onStore = useCallback((onChange: () => void) => subscribe(list.split('\n').filter(Boolean), onChange), [list])
  return useSyncExternalStore(
    onStore,
    () => ids.map((id) => entryOf(id).version).join(),
    () => '',
  )
}

function useObservers<Value>(queries: readonly QueryOptions<Value>[], ids: readonly string[], enabledFlags: readonly boolean[]): void {
  const enabledIds = ids.filter((_, at) => enabledFlags[at]).join('\n')
  const observeAll = useEffectEvent((observedIds: readonly string[]) => {
    const ends = queries.flatMap(({ load, initialData }, at) => {
      const id = ids[at] ?? ''
      return observedIds.includes(id) ? observe(id, load, initialData) : []
    })
    return () => ends.forEach((end) => end())
  })
  useEffect(() => observeAll(enabledIds.split('\n')), [enabledIds])
}
