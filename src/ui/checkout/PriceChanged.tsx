import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceChange } from '../../domain/pricing/displayed-price.ts'
import { formatPrice } from '../format/price.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

interface PriceChangedProps {
  readonly change: PriceChange
  readonly back: string
  readonly gift?: boolean
}

/** Asks for nothing: visitors who continue accept the new price. */
export function PriceChanged({ change: { direction, before, after, difference }, back, gift }: PriceChangedProps): ReactNode {
  const { market } = useSite()
  const lower = direction === 'lower'
  return (
    <Notice
      tone={lower ? 'done' : 'warn'}
      {...(lower && { icon: 'confetti' })}
      live
      action={<a href={back}>{gift ? <Trans>Back to the gift</Trans> : <Trans>Back to the stay</Trans>}</a>}
    >
      {lower ? (
        <Trans>The price has been updated during your booking and it’s now lower!</Trans>
      ) : (
        <Trans>The price has been updated during your booking and it’s now higher.</Trans>
      )}
      <dl className={css.amounts} data-price-change={`${before} ${after}`}>
        <div>
          <dt>
            <Trans>Old price</Trans>
          </dt>
          <dd>
            <s>{formatPrice(before, market)}</s>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>New price</Trans>
          </dt>
          <dd>{formatPrice(after, market)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Difference</Trans>
          </dt>
          <dd>
            {lower ? '−' : '+'}
            {formatPrice(Math.abs(difference), market)}
          </dd>
        </div>
      </dl>
    </Notice>
  )
}
