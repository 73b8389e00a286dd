import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceChange } from '../../domain/pricing/price-change.ts'
import { price } from '../format/price.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** The price is another than the one the visitor came with: old, new and the difference; going on accepts it, `back` is the stay's page. */
export function PriceChanged({ of: { direction, before, after, difference }, back }: { of: PriceChange; back: string }): ReactNode {
  const { market } = useSite()
  const lower = direction === 'lower'
  return (
    <Notice
      tone={lower ? 'done' : 'warn'}
      live
      action={
        <a href={back}>
          <Trans>Back to the stay</Trans>
        </a>
      }
    >
      {lower ? (
        <Trans>The price has been updated during your booking and it’s now lower!</Trans>
      ) : (
        <Trans>The price has been updated during your booking and it’s now higher.</Trans>
      )}
      <dl className={css.amounts}>
        <div>
          <dt>
            <Trans>Old price</Trans>
          </dt>
          <dd>
            <s>{price(before, market)}</s>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>New price</Trans>
          </dt>
          <dd>{price(after, market)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Difference</Trans>
          </dt>
          <dd>
            {lower ? '−' : '+'}
            {price(Math.abs(difference), market)}
          </dd>
        </div>
      </dl>
    </Notice>
  )
}
