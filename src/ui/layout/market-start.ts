import { type MarketId, markets } from '../../market/markets.ts'
import type { SiteView } from '../site/SiteContext.tsx'

/** Returns a base such as `/fr`, an origin, or an empty text. */
export function marketStart(view: SiteView, id: MarketId): string {
  return view.homes?.[id] ?? markets.find((market) => market.id === id)?.base ?? ''
}
