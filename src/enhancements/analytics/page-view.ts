import type { pageSite } from '../../islands/runtime/page-site.ts'

type PageView = ReturnType<typeof pageSite>

let view: PageView | undefined

export function pageView(): PageView {
  const written: PageView = view ?? JSON.parse(document.getElementById('site')?.textContent ?? 'null')
  return (view = written)
}
