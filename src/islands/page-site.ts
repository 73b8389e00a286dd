import type { SiteView } from '../ui/site/SiteContext.tsx'

let view: SiteView | undefined

/** The page's site view, written once by the server in `<script id="site">` and read by all islands. */
export function pageSite(): SiteView {
  const written: SiteView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}
