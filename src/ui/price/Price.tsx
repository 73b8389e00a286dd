import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DisplayedPrice, pricePerNight, showsReferencePrice } from '../../domain/pricing/displayed-price.ts'
import { formatDiscount } from '../format/number.ts'
import { formatOfferedPrice, formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { perLabel } from './per-label.ts'
import css from './Price.module.css'

interface PriceProps {
  readonly price: DisplayedPrice
  readonly large?: boolean
  /** Makes it a part of a text. */
  readonly inline?: boolean
  /** A box is a gift whatever the flow, so its promotion is displayed in gifting, too. */
  readonly ofBox?: boolean
}

/** Shows the total, and the price per night where it differs. */
export function Price({ price, large, inline, ofBox }: PriceProps): ReactNode {
  const { t, i18n } = useLingui()
  const view = useSite()
  const { market, flow } = view
  const before = ofBox || showsReferencePrice(flow) ? price.reference : undefined
  const per = perLabel(price.nights, price.people, i18n)
  const { nights = 0 } = price
  const Box = inline ? 'span' : 'p'
  return (
    <Box className={large ? `${css.price} ${css.large}` : css.price}>
      {before !== undefined && price.promo ? <span className={css.promo}>{formatDiscount(price.promo, market)}</span> : null}
      {before !== undefined && (
        <s>
          <span className="unseen">{t`Before:`} </span>
          {formatOfferedPrice(before, view)}
        </s>
      )}
      {price.type === 'from' && <span>{t`from`}</span>}
      <b>{formatOfferedPrice(price.sell, view)}</b>
      {per && (
        <small>
          {per}
          {nights > 1 && <span className={css.perNight}>{t`${formatPrice(pricePerNight(price.sell, nights), market)} per night`}</span>}
        </small>
      )}
      {price.extra && <span className={css.promo}>{t`${formatDiscount(price.extra.value, market)} extra: ${price.extra.code}`}</span>}
    </Box>
  )
}
