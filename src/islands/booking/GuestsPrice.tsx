import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { offersOfProductQuery, type QueriedStay } from '../stay-page/stay-queries.ts'

interface GuestsPriceProps {
  readonly stay: QueriedStay
  /** Called without a price where the stay is not sold to these guests, or the call failed. */
  readonly onPrice: (price: PriceInfo | undefined) => void
}

export function GuestsPrice({ stay, onPrice }: GuestsPriceProps): ReactNode {
  const { data, isError } = useQuery(offersOfProductQuery(stay, undefined))
  const deliver = useEffectEvent(() => onPrice(data?.offers.find(({ weekendId }) => weekendId === stay.stayId)?.priceInfo))
  useEffect(() => {
    if (data || isError) deliver()
  }, [data, isError])
  return null
}
