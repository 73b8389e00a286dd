import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { stayHash } from '../../domain/stay/hash.ts'
import { type Fallback, fallbackSize } from '../../domain/fallback/fallbacks.ts'
import { href } from '../../market/site.ts'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { type SiteView, useSite } from '../site/SiteContext.tsx'
import { useFallbackTitle } from './fallback-labels.ts'
import { ResultsGrid } from './ResultsGrid.tsx'

/** Three results of an alternative search, and a link to all; empty without results. */
export function FallbackResults({ fallback, offers }: { fallback: Fallback; offers: readonly OfferCard[] }): ReactNode {
  const view = useSite()
  const title = useFallbackTitle()
  if (offers.length === 0) return null
  return (
    <section className="stack">
      <h2>{title(fallback)}</h2>
      <ResultsGrid
        offers={offers.slice(0, fallbackSize)}
        hash={stayHash(fallback.criteria)}
        dated={fallback.dates.areSet}
        distances={showsDistance(fallback.criteria)}
      />
      <p className="row">
        <LinkButton look="second" href={fallbackHref(view, fallback.address)}>
          <Trans>See more offers</Trans>
        </LinkButton>
      </p>
    </section>
  )
}

/** Address of the full relaxed search, in the visitor's flow. */
export function fallbackHref({ site, flow }: SiteView, { path, query }: Fallback['address']): string {
  const page = path === undefined ? href(site, 'stays') : contentHref(site, path)
  const text = [flow === 'gifting' && 'flow=gifting', query].filter(Boolean).join('&')
  return text ? `${page}?${text}` : page
}
