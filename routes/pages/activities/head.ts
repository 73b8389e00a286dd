import type { ActivitiesAbout } from '../../../src/contract/activity.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { pageHref } from '../../../src/ui/pagination/page-href.ts'
import { breadcrumbList, type Crumb } from '../structured-data.ts'

/** Head of the activities search. Later pages and searches with criteria are canonical to the path. `page`: zero-based. */
export function activitiesHead(context: PageContext, about: ActivitiesAbout, { page, refined }: { page: number; refined: boolean }): Head {
  const { pageModel, mainImage } = about
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: !refined && page === 0 ? (pageModel.metaRobots ?? 'index, follow') : 'noindex, follow',
    sheet: 'search',
    canonical: canonicalHref(context, 'activities'),
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    image: mainImage.sizes['1600_900'],
    ...(page > 0 && { prev: pageHref(context.url.href, page - 1) }),
    jsonLd: () => [breadcrumbList(context, activitiesCrumbs(context, about))],
  }
}

export function activitiesCrumbs({ site }: PageContext, { mainTitle }: ActivitiesAbout): Crumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    { label: mainTitle, href: href(site, 'activities') },
  ]
}
