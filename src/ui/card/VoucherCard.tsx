import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isScoredInGifting } from '../../domain/cards/scored-in-gifting.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardMessages } from './CardMessages.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** Card of a stay given as a single voucher; the beneficiary picks the dates. */
export function VoucherCard(props: OfferCardProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const price = stayCardPrice(props.offer, { flow: 'gifting', hasDates: false })
  return (
    <OfferFrame {...props} scored={isScoredInGifting(market.country)} price={price}>
      <CardMessages offer={props.offer} dated={false} />
      <p className={css.cancellation}>
        {t`${plural(price.nights ?? 1, { one: 'Gift for # night, dates of their choice', other: 'Gift for # nights, dates of their choice' })}`}
      </p>
    </OfferFrame>
  )
}
