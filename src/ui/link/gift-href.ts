import type { Redeeming } from '../../domain/redeeming/redeeming.ts'
import { withQuery } from '../../market/query-order.ts'
import { href, type Site } from '../../market/site.ts'

/** The page on which a beneficiary chooses the dates of a stay. Its server renders the criteria, which come in the grammar of a hash. */
export function giftStayHref({ site }: { readonly site: Site }, { gift }: Pick<Redeeming, 'gift'>, stay: number, criteria = ''): string {
  return withQuery(href(site, 'gift', { path: [gift, 'stays', stay] }), criteria)
}
