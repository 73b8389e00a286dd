import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { neighbours, pageCount } from '../../../src/domain/pagination/pagination.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import { pageHref } from '../../../src/ui/pagination/page-href.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { breadcrumbList, type Crumb } from '../structured-data.ts'

export interface SearchHeadParts {
  readonly context: PageContext
  readonly landing: Landing
  /** Segments after the stays route. */
  readonly steps: readonly string[]
  /** Zero-based. */
  readonly page: number
  /** The query has criteria: not indexed. */
  readonly refined: boolean
}

/** Only the bare path is indexed; later pages and refined searches point to it. */
export function searchHead({ context, landing, steps, page, refined }: SearchHeadParts): Head {
  const { pageModel } = landing
  const { url, view } = context
  const pages = refined || view.flow !== 'booking' ? 0 : pageCount(landing.count ?? 0, resultsPageSize)
  const { next } = neighbours(page, pages)
  const indexed = !refined && page === 0 && view.flow === 'booking'
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: indexed ? (pageModel.metaRobots ?? 'index, follow') : 'noindex, follow',
    sheet: 'search',
    canonical: canonicalHref(context, 'stays', { path: steps }),
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    ...(landing.image && { image: landing.image.sizes['1600_900'] }),
    ...(page > 0 && { prev: pageHref(url.href, page - 1) }),
    // The pages of a refined search are known only with its results, whose links are enough.
    ...(next !== undefined && { next: pageHref(url.href, next) }),
    jsonLd: () => [breadcrumbList(context, searchCrumbs(context, landing))],
  }
}

/** From home to the page itself. */
export function searchCrumbs({ site }: PageContext, landing: Landing): Crumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    ...landing.breadcrumb.map(({ label, path }) => ({ label, href: href(site, 'stays', { path: path.split('/').filter(Boolean) }) })),
  ]
}
