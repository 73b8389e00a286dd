import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { useQueries } from '../../queries/use-query.ts'
import { type QueriedHotel, quoteQuery } from '../stay-queries.ts'
import type { ExtraProps } from './extra-props.ts'

export interface ProductPrice {
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
  const quoted = dates ? products.map((stayId) => ({ stayId, ...quoteQuery({ ...stay, stayId }, dates, undefined) })) : []
  const results = useQueries(quoted.map(({ stayId, ...query }) => ({ ...query, enabled: served?.[stayId] === undefined })))
  return (product) => {
    const at = quoted.findIndex(({ stayId }) => stayId === product)
    const result = results[at]
    if (product === undefined || !result) return noPrice
    const cents = result.data?.priceInfo?.sellPrice ?? served?.[product]
    return { cents, loading: cents === undefined && result.isFetching }
  }
}
