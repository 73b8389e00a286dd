import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { formatPrice } from '../format/price.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** Price without promotion and what is saved, exact to the cent; empty without a promotion. */
export function Amounts({ price }: { price: PriceInfo }): ReactNode {
  const { market } = useSite()
  const saved = moneySaved(price.sellPrice, price.refPrice, price.moneySaved)
  if (saved <= 0 || price.refPrice === undefined) return null
  return (
    <dl className={css.amounts}>
      <AmountRow label={<Trans>Price without promotion</Trans>} amount={<s>{formatPrice(price.refPrice, market)}</s>} />
      <AmountRow className={css.saved} label={<Trans>You save</Trans>} amount={saved} />
    </dl>
  )
}
