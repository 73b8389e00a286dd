import { inOneOrder } from '../../market/query-order.ts'
import type { SiteView } from '../site/SiteContext.tsx'

/** Keeps the gifting flow in a path of this site, unless the path has a query of its own. */
export function inFlow({ flow }: Pick<SiteView, 'flow'>, path: string): string {
  return flow === 'gifting' && !path.includes('?') ? `${path}?flow=gifting` : path
}

/** Returns a path with the criteria of a search as its query, in the visitor's flow. */
export function inFlowWith({ flow }: Pick<SiteView, 'flow'>, path: string, criteria: string): string {
  const query = [flow === 'gifting' && 'flow=gifting', criteria].filter(Boolean).join('&')
  return query ? `${path}?${inOneOrder(query)}` : path
}
