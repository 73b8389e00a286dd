import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceMessage } from '../../domain/pricing/price-type.ts'
import { price } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { tag } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './PriceBanner.module.css'

/** What the price is worth: the state that the domain names, in words. Nothing for a gift. */
export function PriceBanner({ of }: { of: PriceMessage }): ReactNode {
  const { market } = useSite()
  if (of.kind === 'none') return null
  return (
    <p className={css.banner} aria-busy={of.kind === 'loading' || undefined}>
      <Icon of={tag} />
      {of.kind === 'finalWithPromo' && <Trans>You save {price(of.saved, market)} on this stay.</Trans>}
      {of.kind === 'fromWithPromo' && <Trans>Save up to {price(of.saved, market)}: choose your dates.</Trans>}
      {of.kind === 'default' && <Trans>A price negotiated with the hotel, everything included.</Trans>}
      {of.kind === 'loading' && <Trans>Checking the price…</Trans>}
    </p>
  )
}
