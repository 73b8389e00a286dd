import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { price } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** What is to pay, exactly to the cent, taxes included; the local tax paid at the hotel is said apart. */
export function Amounts({ of, localTax }: { of: PriceInfo; localTax?: number | undefined }): ReactNode {
  const { market } = useSite()
  const saved = moneySaved(of.sellPrice, of.refPrice, of.moneySaved)
  return (
    <dl className={css.amounts}>
      {saved > 0 && of.refPrice !== undefined && (
        <>
          <div>
            <dt>
              <Trans>Price without promotion</Trans>
            </dt>
            <dd>
              <s>{price(of.refPrice, market)}</s>
            </dd>
          </div>
          <div className={css.saved}>
            <dt>
              <Trans>You save</Trans>
            </dt>
            <dd>{price(saved, market)}</dd>
          </div>
        </>
      )}
      {of.insuranceAmount !== undefined && (
        <div>
          <dt>
            <Trans>Of which cancellation insurance</Trans>
          </dt>
          <dd>{price(of.insuranceAmount, market)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          <Trans>To pay, taxes included</Trans>
        </dt>
        <dd>{price(of.sellPrice, market)}</dd>
      </div>
      {localTax ? (
        <div className="muted">
          <dt>
            <Trans>Local tax, paid at the hotel</Trans>
          </dt>
          <dd>{price(localTax, market)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
