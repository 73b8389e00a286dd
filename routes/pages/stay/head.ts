import type { StayDetail } from '../../../src/contract/stay.ts'
import { contentHref } from '../../../src/ui/link/content-href.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref, namedCanonical } from '../canonical.ts'
import { breadcrumbList, type LinkedCrumb } from '../structured-data.ts'

/** The canonical address has no dates and guests. A stay with extras points to the one without them. */
export function stayCanonical(context: PageContext, { id, pageModel }: StayDetail): string {
  return namedCanonical(context, pageModel.canonicalUrl) ?? canonicalHref(context, 'stay', { path: [id] })
}

export function stayHead(context: PageContext, detail: StayDetail): Head {
  const { pageModel, images } = detail
  const canonical = stayCanonical(context, detail)
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: context.url.search ? 'noindex, follow' : (pageModel.metaRobots ?? 'index, follow'),
    sheet: context.view.flow === 'gifting' && detail.isGiftable ? ['product', 'form'] : ['product', 'booking'],
    canonical,
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    ...(images[0] && { picture: images[0] }),
    jsonLd: () => [breadcrumbList(context, stayCrumbs(context, detail))],
  }
}

export function stayCrumbs({ site }: Pick<PageContext, 'site'>, detail: StayDetail): LinkedCrumb[] {
  return detail.breadcrumb.map(({ label, uri }) => ({ label, href: contentHref(site, uri || '/') }))
}
