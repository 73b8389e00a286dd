import type { HotelWithRooms } from '../../../src/contract/hotel-page.ts'
import { contentHref } from '../../../src/ui/link/content-href.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { breadcrumbList, type LinkedCrumb } from '../structured-data.ts'

/** A hotel is indexed while it sells. Its canonical address has no dates and guests. */
export function hotelHead(context: PageContext, hotel: HotelWithRooms): Head {
  const { pageModel, images, active, rooms } = hotel
  const sells = active && rooms.some(({ offers }) => offers.length > 0)
  const canonical = canonicalHref(context, 'hotel', { path: [hotel.id] })
  return {
    title: pageModel.pageTitle,
    description: pageModel.metaDescription,
    robots: context.url.search || !sells ? 'noindex, follow' : (pageModel.metaRobots ?? 'index, follow'),
    sheet: ['product', 'booking'],
    canonical,
    ...(pageModel.alternateUrls && { alternates: pageModel.alternateUrls }),
    ...(images[0] && { picture: images[0] }),
    jsonLd: () => [breadcrumbList(context, hotelCrumbs(context, hotel))],
  }
}

export function hotelCrumbs({ site }: Pick<PageContext, 'site'>, { breadcrumb }: HotelWithRooms): LinkedCrumb[] {
  return breadcrumb.map(({ label, uri }) => ({ label, href: contentHref(site, uri || '/') }))
}
