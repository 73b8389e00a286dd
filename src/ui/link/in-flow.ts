import type { SiteView } from '../site/SiteContext.tsx'

/** A path of this site in the visitor's flow: who gives goes on giving, unless its own query says where it leads. */
export function inFlow({ flow }: Pick<SiteView, 'flow'>, path: string): string {
  return flow === 'gifting' && !path.includes('?') ? `${path}?flow=gifting` : path
}
