import { type MarketId, markets } from '../../market/markets.ts'
import type { SiteView } from '../site/SiteContext.tsx'

/** The start of a market's paths, seen from this page: `/fr`, an origin, or empty. */
export function marketStart(view: SiteView, id: MarketId): string {
  return view.homes?.[id] ?? markets.find((market) => market.id === id)?.base ?? ''
}
