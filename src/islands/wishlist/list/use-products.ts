import { maxListed, type WishedProduct, type WishedProducts } from '../../../contract/wished-products.ts'
import { type ListCriteria, productsQuery } from '../../../domain/shelf/shared-list.ts'
import { getJson, withKeys } from '../../queries/api.ts'
import { useQueries } from '../../queries/use-query.ts'

const isProducts = withKeys<WishedProducts>('products')

export interface ListedProducts {
  readonly found: ReadonlyMap<string, WishedProduct>
  /** Of successful calls; those that are not `found` no longer exist. */
  readonly known: ReadonlySet<string>
  /** Prices are for other dates or guests. */
  readonly outdated: boolean
  readonly failed: boolean
  readonly sentence: string | undefined
  readonly retry: () => void
}

export function useProducts(wishes: readonly string[], criteria: ListCriteria): ListedProducts {
  const chunks = Array.from({ length: Math.ceil(wishes.length / maxListed) }, (_, at) => wishes.slice(at * maxListed, (at + 1) * maxListed))
  const results = useQueries(
    chunks.map((chunk) => {
      const query = productsQuery(chunk, criteria)
      return {
        key: ['products', query],
        load: (signal: AbortSignal) => getJson('products.json', query, isProducts, signal),
        keepPreviousData: true,
      }
    }),
  )
  return {
    found: new Map(results.flatMap(({ data }) => data?.products ?? []).map((product) => [product.wish, product])),
    known: new Set(chunks.filter((_, at) => results[at]?.data && !results[at].isPlaceholderData).flat()),
    outdated: results.some(({ isPlaceholderData }) => isPlaceholderData),
    failed: results.some(({ isError, data }) => isError && !data),
    sentence: results.find(({ isError }) => isError)?.sentence,
    retry: () => results.filter(({ isError }) => isError).forEach(({ refetch }) => refetch()),
  }
}
