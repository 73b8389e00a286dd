import type { ActivityDetail } from '../../../src/contract/activity.ts'
import { activityAdults, activityPrice } from '../../../src/domain/activity/activity-guests.ts'
import { contentHref } from '../../../src/ui/link/content-href.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { breadcrumbList, type LinkedCrumb, productThing } from '../structured-data.ts'

export function activityHead(context: PageContext, detail: ActivityDetail, expired: boolean): Head {
  const { pageModel, imagesBySize } = detail
  const canonical = canonicalHref(context, 'activity', { path: [detail.id] })
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: expired || context.url.search ? 'noindex, follow' : (pageModel.metaRobots ?? 'index, follow'),
    sheet: 'product',
    canonical,
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    ...(imagesBySize[0] && { picture: imagesBySize[0] }),
    jsonLd: () => [breadcrumbList(context, activityCrumbs(context, detail)), ...(expired ? [] : [product(context, detail, canonical)])],
  }
}

export function activityCrumbs({ site }: Pick<PageContext, 'site'>, { breadCrumb }: ActivityDetail): LinkedCrumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    ...breadCrumb.map(({ label, uri }) => ({ label, href: contentHref(site, uri || '/') })),
  ]
}

/** Search engines get the price for the fewest guests. */
function product(context: PageContext, { prices, label, description, imagesBySize }: ActivityDetail, path: string): object {
  const price = activityPrice(prices, activityAdults(prices, undefined))?.sellPrice
  return productThing(context, { name: label, description, path, image: imagesBySize[0]?.url, price })
}
