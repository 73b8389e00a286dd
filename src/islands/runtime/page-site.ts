import type { SiteView } from '../../ui/site/SiteContext.tsx'

let view: SiteView | undefined

/** What every island knows of its page: the server writes it into `<script id="site">` once, not into each island's props. */
export function pageSite(): SiteView {
  const written: SiteView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}
