import { type MarketId, marketOf } from '../../market/markets.ts'
import { contentHref } from '../link/content-href.ts'
import { type LinkAttributes, linkTo } from '../link/link-to.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { marketStart } from './market-start.ts'

export function linkToMarket(view: SiteView, id: MarketId, path = ''): LinkAttributes {
  const { flow } = view.site
  return linkTo(contentHref({ market: marketOf(id), base: marketStart(view, id), ...(flow && { flow }) }, path || '/'))
}
