import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { maxListed, type WishedProduct } from '../../contract/wished-products.ts'
import { type ListCriteria, productsQuery } from '../../domain/product-lists/shared-list.ts'
import { apiQuery } from '../queries/api.ts'
import { useFailure } from '../queries/use-failure.ts'

const wishedQuery = (wishes: readonly string[], criteria: ListCriteria) => apiQuery('/products.json', productsQuery(wishes, criteria))

export interface ListedProducts {
  readonly found: ReadonlyMap<string, WishedProduct>
  /** The wishes of successful calls: those among them that are not `found` no longer exist. */
  readonly known: ReadonlySet<string>
  /** Set while the prices are those of the last dates or guests. */
  readonly outdated: boolean
  readonly failed: boolean
  readonly sentence: string | undefined
  readonly retry: () => void
}

export function useProducts(wishes: readonly string[], criteria: ListCriteria): ListedProducts {
  const chunks = Array.from({ length: Math.ceil(wishes.length / maxListed) }, (_, at) => wishes.slice(at * maxListed, (at + 1) * maxListed))
  const results = useQueries({ queries: chunks.map((chunk) => wishedQuery(chunk, criteria)) })
  // `useQueries` keeps no previous data for changed queries: until all have come, cards keep the prices of the last choice.
  const responses = results.map(({ data }) => data)
  const [last, setLast] = useState(responses)
  if (responses.some((response, at) => response && response !== last[at])) setLast(responses.map((response, at) => response ?? last[at]))
  const waiting = results.map(({ isPending }, at) => isPending && last[at] !== undefined)
  const failure = useFailure(...results)
  return {
    found: new Map(
      results
        .flatMap(({ data }, at) => (data ?? (waiting[at] ? last[at] : undefined))?.products ?? [])
        .map((product) => [product.wish, product]),
    ),
    known: new Set(chunks.filter((_, at) => results[at]?.data).flat()),
    outdated: waiting.includes(true),
    failed: failure !== undefined && results.some(({ data }) => !data),
    sentence: failure?.sentence,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}
