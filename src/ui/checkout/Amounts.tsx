import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** Price without promotion and what is saved, exact to the cent; empty without a promotion. */
export function Amounts({ price }: { price: PriceInfo }): ReactNode {
  const { market } = useSite()
  const saved = moneySaved(price.sellPrice, price.refPrice, price.moneySaved)
  if (saved <= 0 || price.refPrice === undefined) return null
  return (
    <dl className={css.amounts}>
      <div>
        <dt>
          <Trans>Price without promotion</Trans>
        </dt>
        <dd>
          <s>{formatPrice(price.refPrice, market)}</s>
        </dd>
      </div>
      <div className={css.saved}>
        <dt>
          <Trans>You save</Trans>
        </dt>
        <dd>{formatPrice(saved, market)}</dd>
      </div>
    </dl>
  )
}
