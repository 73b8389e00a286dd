import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { fallbackShowsDistance } from '../../domain/cards/result-list.ts'
import { type Fallback, fallbackSize } from '../../domain/fallback/fallbacks.ts'
import { stayHash } from '../../domain/stay/hash.ts'
import { LinkButton } from '../button/Button.tsx'
import { capitalised } from '../format/text.tsx'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'
import { searchHref } from './search-href.ts'
import { useFoundLabel } from './use-found-label.ts'

interface FallbackResultsProps {
  readonly fallback: Fallback
  readonly offers: readonly OfferCard[]
  readonly total?: number | undefined
}

export function FallbackResults({ fallback, offers, total }: FallbackResultsProps): ReactNode {
  const view = useSite()
  const title = useFallbackTitle()
  const foundLabel = useFoundLabel()
  const found = total !== undefined && view.flow === 'activity' ? foundLabel(total) : undefined
  if (offers.length === 0) return null
  return (
    <section className="stack">
      <h2>{title(fallback)}</h2>
      <ResultsGrid
        offers={offers.slice(0, fallbackSize)}
        name={fallback.value}
        hash={stayHash(fallback.criteria)}
        dated={fallback.dates.areSet}
        distances={fallbackShowsDistance(fallback)}
      />
      <p className="row">
        <LinkButton look="second" {...linkTo(searchHref(view, fallback.address))}>
          {found ? <Trans>See {found}</Trans> : <Trans>See more offers</Trans>}
        </LinkButton>
      </p>
    </section>
  )
}

export function useFallbackTitle(): (fallback: Pick<Fallback, 'destination' | 'dates' | 'category'>) => string {
  const { t } = useLingui()
  const { market } = useSite()
  return ({ destination, dates, category }) => {
    const { label, inLabel, radius, isExpanded } = destination
    // A larger area still has the searched place in it.
    const themes = isExpanded ? t`all places and themes` : t`all themes`
    const parts = [
      radius !== undefined ? t`within ${radius} km` : destination.isAround ? t`a little further` : (inLabel ?? label),
      dates.areSet ? t`for your dates` : dates.isRemoved && t`outside your dates`,
      category.isRemoved && themes,
    ]
    return capitalised(parts.filter(Boolean).join(', '), market)
  }
}
