import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { offersOfProductQuery } from '../stay-page/offers/hotel-offers-queries.ts'
import type { QueriedStay } from '../stay-page/stay-queries.ts'

export interface GuestsPriceProps {
  readonly stay: QueriedStay
  /** Undefined: not sold to these guests, or the call failed. */
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
