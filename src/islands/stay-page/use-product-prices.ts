import { useQueries } from '@tanstack/react-query'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { type QueriedHotel, quoteQuery } from './stay-queries.ts'
import type { ExtraProps } from './props.ts'

interface ProductPrice {
  /** Undefined without a price, and while it loads. */
  readonly cents: number | undefined
  readonly loading: boolean
}

const noPrice: ProductPrice = { cents: undefined, loading: false }

/** From quotes at the standard rate. `served`: the server's, undefined for other dates or guests. */
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
  // Another island may have asked for one before: the first view is the server's.
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
