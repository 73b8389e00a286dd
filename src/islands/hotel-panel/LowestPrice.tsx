import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hotelOfferPrice, lowestOffer } from '../../domain/pricing/card-price.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { Price } from '../../ui/price/Price.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { offersOfProductQuery, type QueriedStay } from '../stay-page/stay-queries.ts'
import css from '../stay-page/panel.module.css'
import type { PricedOffer } from './props.ts'

interface LowestPriceProps {
  readonly stay: QueriedStay
  readonly dates: StayDates | undefined
  /** The server's, where dates and guests are those that it rendered. */
  readonly served: PricedOffer | undefined
}

/** Shares its query with the list of offers: both cost one call. */
export function LowestPrice({ stay, dates, served }: LowestPriceProps): ReactNode {
  const { data, isPending } = useQuery({ ...offersOfProductQuery(stay, dates), enabled: served === undefined })
  const lowest = served ?? lowestOffer(data?.offers ?? [])
  return (
    <div className={css.banner} aria-live="polite">
      {lowest ? (
        <Price large price={{ ...hotelOfferPrice(lowest), type: 'from' }} />
      ) : (
        isPending && (
          <Loading>
            <i className={css.priceShape} />
            <i className={css.wordsShape} />
          </Loading>
        )
      )}
    </div>
  )
}
