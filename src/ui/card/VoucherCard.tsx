import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isScoredInGifting } from '../../domain/cards/review-score.ts'
import { withBucket } from '../../domain/gift/bucket-hash.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { withQuery } from '../../market/query-order.ts'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardMessages } from './CardMessages.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** The beneficiary picks the dates. */
export function VoucherCard(props: OfferCardProps): ReactNode {
  const { t } = useLingui()
  const { site, market, mode } = useSite()
  const hash = mode.customerCare ? withBucket(props.hash ?? '') : props.hash
  const price = stayCardPrice(props.offer, { flow: 'gifting', hasDates: false })
  return (
    <OfferFrame {...props} hotelLink hash={hash} scored={isScoredInGifting(market.country)} price={price}>
      <CardMessages offer={props.offer} dated={false} />
      <p className={css.cancellation}>
        {t`${plural(price.nights ?? 1, { one: 'Gift for # night, dates of their choice', other: 'Gift for # nights, dates of their choice' })}`}
      </p>
      {props.others && (
        <p className={css.hotel}>
          <a {...linkTo(withQuery(href(site, 'stays', { query: { hotel: props.offer.hotel.id } }), hash ?? ''))}>
            <Trans>See the other offers from this hotel</Trans>
          </a>
        </p>
      )}
    </OfferFrame>
  )
}
