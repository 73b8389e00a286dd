import type { PageContext } from '../../routes/context.ts'
import type { Caching, PageDocument } from '../../routes/document.ts'

const day = 86_400

/** Headers of a document. Never `no-store`: it would evict the page from the back/forward cache. */
export function documentHeaders(page: PageDocument, context: PageContext, headTime: number): Record<string, string> {
  const freshness = context.content.freshness()
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': context.market.tag,
    'cache-control': cacheControl(page.caching, context, (page.status ?? 200) < 500 && freshness !== 'bundled'),
    'cache-tag': [`market-${context.market.id}`, 'content', ...page.caching.tags].join(','),
    'cache-status': `content; ${freshness === 'fresh' ? 'hit' : `hit; ttl=-1; detail=${freshness}`}`,
    'server-timing': `head;dur=${headTime}`,
    ...(page.status === 503 ? { 'retry-after': '30' } : {}),
  }
}

function cacheControl({ seconds, stale }: Caching, context: PageContext, worthKeeping: boolean): string {
  const { app, customerCare } = context.view.mode
  if (seconds === 0 || app || customerCare || !worthKeeping) return 'private, no-cache'
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale ?? seconds * 10}, stale-if-error=${day}`
}
