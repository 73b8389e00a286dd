import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { Icon } from '../icon/Icon.tsx'
import { arrowRight } from '../icon/paths.ts'
import css from './FallbackBlock.module.css'
import { ResultsGrid } from './ResultsGrid.tsx'

/** Three results of a relaxed search, under the words that say how it was relaxed. Nothing without results. */
export function FallbackBlock(it: {
  subtitle: ReactNode
  offers: readonly OfferCard[]
  more: string
  hash?: string
  dated?: boolean
}): ReactNode {
  if (it.offers.length === 0) return null
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h3>{it.subtitle}</h3>
        <a href={it.more}>
          <Trans>See more offers</Trans> <Icon of={arrowRight} />
        </a>
      </div>
      <ResultsGrid offers={it.offers} hash={it.hash} {...(it.dated && { dated: true })} />
    </section>
  )
}
