import { useQueries } from '@tanstack/react-query'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { type QueriedHotel, quoteQuery } from './stay-queries.ts'
import type { ExtraProps } from './props.ts'

interface ProductPrice {
  readonly cents: number | undefined
  readonly loading: boolean
}

const noPrice: ProductPrice = { cents: undefined, loading: false }

/** Prices products by quotes at the standard rate; none is fetched that the server has priced for these dates and guests (`served`). */
export function useProductPrices(
  stay: QueriedHotel,
  dates: StayDates | undefined,
  products: readonly number[],
  served: ExtraProps['prices'],
): (product: number | undefined) => ProductPrice {
  const quoted = dates ? [...new Set(products)].map((stayId) => ({ stayId, ...quoteQuery({ ...stay, stayId }, dates, undefined) })) : []
  const results = useQueries({
    queries: quoted.map(({ stayId, ...query }) => ({ ...query, enabled: served?.[stayId] === undefined })),
  })
  // Another island may have fetched one before, but React hydrates the server's markup: the first view has the server's prices.
  const hydrated = useHydrated()
  return (product) => {
    const at = quoted.findIndex(({ stayId }) => stayId === product)
    const result = results[at]
    if (product === undefined || !result) return noPrice
    const fetched = hydrated ? result.data?.priceInfo?.sellPrice : undefined
    const cents = fetched ?? served?.[product]
    return { cents, loading: cents === undefined && (result.isFetching || !hydrated) }
  }
}
