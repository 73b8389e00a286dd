import { msg } from '@lingui/core/macro'
import { longestDescription } from '../../../src/contract/seo.ts'
import type { BoxDetail, BoxListItem } from '../../../src/contract/boxes.ts'
import { formatOfBox } from '../../../src/domain/gift/gift.ts'
import { boxDetailPrice } from '../../../src/domain/pricing/card-price.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { canonicalHref } from '../canonical.ts'
import { breadcrumbList, type LinkedCrumb, productThing } from '../structured-data.ts'

/** The head is known before the detail has arrived. Physical versions are not indexed, since they repeat the digital one. */
export function boxHead(context: PageContext, item: BoxListItem): Head {
  return {
    title: item.metaTitle ?? item.title,
    description: shortList(item.includedContent),
    robots: formatOfBox(item.code) === 'digital' ? 'index, follow' : 'noindex, follow',
    sheet: ['product', 'box'],
    canonical: addressOf(context, item),
    ...(item.alternateUrls && { alternates: item.alternateUrls }),
    ...(item.images[0] && { picture: item.images[0] }),
    jsonLd: () => [breadcrumbList(context, boxCrumbs(context, item))],
  }
}

/** Described once the detail has arrived, because only the detail has the price that is displayed. */
export function boxThing(context: PageContext, item: BoxListItem, detail: BoxDetail): object {
  return productThing(context, {
    name: item.title,
    description: shortList(item.includedContent),
    path: addressOf(context, item),
    image: item.images[0]?.url,
    price: boxDetailPrice(detail).sell,
  })
}

export function boxCrumbs({ site, i18n }: PageContext, { title, slug, code }: BoxListItem): LinkedCrumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    { label: i18n._(msg`Gift boxes`), href: href(site, 'boxes') },
    { label: title, href: href(site, 'box', { path: [slug, code] }) },
  ]
}

const addressOf = (context: PageContext, { slug, code }: BoxListItem) => canonicalHref(context, 'box', { path: [slug, code] })

function shortList(entries: readonly string[]): string {
  return entries.reduce((text, entry) => {
    const longer = text ? `${text} · ${entry}` : entry
    return longer.length <= longestDescription ? longer : text
  }, '')
}
