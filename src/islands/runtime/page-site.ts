import type { SiteView } from '../../ui/site/SiteContext.tsx'

let view: SiteView | undefined

/** Reads `<script id="site">` once. */
export function pageSite(): SiteView {
  const written: SiteView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}
