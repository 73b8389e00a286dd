import type { SiteView } from '../site/SiteContext.tsx'

/** Keeps the gifting flow in a path of this site, unless the path has a query of its own. */
export function inFlow({ flow }: Pick<SiteView, 'flow'>, path: string): string {
  return flow === 'gifting' && !path.includes('?') ? `${path}?flow=gifting` : path
}
