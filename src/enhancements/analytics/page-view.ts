import type { pageSite } from '../../islands/runtime/page-site.ts'

type PageView = ReturnType<typeof pageSite>

let view: PageView | undefined

/** `<script id="site">`, without the runtime of islands, which has a reader too. */
export function pageView(): PageView {
  const written: PageView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}
