import type { StayDetail } from '../../../src/contract/stay.ts'
import { contentHref } from '../../../src/ui/link/content-href.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { breadcrumbList, type Crumb } from '../structured-data.ts'

/** Head of a stay; canonical without dates and guests. */
export function stayHead(context: PageContext, detail: StayDetail): Head {
  const { pageModel, images } = detail
  const canonical = canonicalHref(context, 'stay', { path: [detail.id] })
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: context.url.search ? 'noindex, follow' : (pageModel.metaRobots ?? 'index, follow'),
    sheet: 'product',
    canonical,
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    ...(images[0] && { picture: images[0] }),
    jsonLd: () => [breadcrumbList(context, stayCrumbs(context, detail))],
  }
}

export function stayCrumbs({ site }: PageContext, detail: StayDetail): Crumb[] {
  return detail.breadcrumb.map(({ label, uri }) => ({ label, href: contentHref(site, uri || '/') }))
}
