import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** Amounts to pay, exact to the cent, taxes included; a local tax paid at the hotel has its own line. */
export function Amounts({ price, localTax }: { price: PriceInfo; localTax?: number | undefined }): ReactNode {
  const { market } = useSite()
  const saved = moneySaved(price.sellPrice, price.refPrice, price.moneySaved)
  return (
    <dl className={css.amounts}>
      {saved > 0 && price.refPrice !== undefined && (
        <>
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
        </>
      )}
      {price.insuranceAmount !== undefined && (
        <div>
          <dt>
            <Trans>Of which cancellation insurance</Trans>
          </dt>
          <dd>{formatPrice(price.insuranceAmount, market)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          <Trans>To pay, taxes included</Trans>
        </dt>
        <dd>{formatPrice(price.sellPrice, market)}</dd>
      </div>
      {localTax ? (
        <div className="muted">
          <dt>
            <Trans>Local tax, paid at the hotel</Trans>
          </dt>
          <dd>{formatPrice(localTax, market)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
