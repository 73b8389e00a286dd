import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { stayHash } from '../../domain/criteria/change-criteria.ts'
import { type Fallback, fallbackSize } from '../../domain/fallback/fallbacks.ts'
import { href } from '../../market/site.ts'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { type SiteView, useSite } from '../site/SiteContext.tsx'
import { useFallbackTitle } from './fallback-words.ts'
import { ResultsGrid } from './ResultsGrid.tsx'

/** Three results of an alternative search and the way to all of them; nothing where it found none. */
export function FallbackResults({ of, offers }: { of: Fallback; offers: readonly OfferCard[] }): ReactNode {
  const view = useSite()
  const title = useFallbackTitle()
  if (offers.length === 0) return null
  return (
    <section className="stack">
      <h2>{title(of)}</h2>
      <ResultsGrid
        offers={offers.slice(0, fallbackSize)}
        hash={stayHash(of.criteria)}
        dated={of.dates.areSet}
        distances={showsDistance(of.criteria)}
      />
      <p className="row">
        <LinkButton look="second" href={fallbackHref(view, of.address)}>
          <Trans>See more offers</Trans>
        </LinkButton>
      </p>
    </section>
  )
}

/** The full relaxed search as a page of its own, in the visitor's flow. */
export function fallbackHref({ site, flow }: SiteView, { path, query }: Fallback['address']): string {
  const page = path === undefined ? href(site, 'stays') : contentHref(site, path)
  const text = [flow === 'gifting' && 'flow=gifting', query].filter(Boolean).join('&')
  return text ? `${page}?${text}` : page
}
