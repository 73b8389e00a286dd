import { withQuery } from '../../market/query-order.ts'
import type { SiteView } from '../site/SiteContext.tsx'

export function inFlowWith({ flow }: Pick<SiteView, 'flow'>, path: string, criteria: string): string {
  return withQuery(flow === 'gifting' ? `${path}?flow=gifting` : path, criteria)
}
