import type { PageContext } from '../../routes/context.ts'
import type { Market } from '../../src/market/markets.ts'
import { paidCookie } from '../../src/stored/keys.ts'
import { entityTagOf, weakTag } from '../entity-tag.ts'
import { foreignScriptsHeader } from '../foreign-scripts.ts'
import type { Caching, PageDocument } from '../../routes/document.ts'

const day = 86_400

const incompleteSeconds = 5

export interface DocumentState {
  readonly headMs: number
  readonly isComplete: boolean
  /** Names this copy in a shared cache, so that it can be purged alone. */
  readonly copyTag: string
  /** The bytes of the page, or undefined where it is streamed. */
  readonly whole: Uint8Array<ArrayBuffer> | undefined
}

/** All pages of a market have this tag. */
export const marketTag = ({ id }: Pick<Market, 'id'>): string => `market-${id}`

/** Of what is made from content. */
export const cacheTags = (market: Pick<Market, 'id'>, own: readonly string[]): string =>
  [marketTag(market), 'content', ...own.filter(Boolean)].join(',')

/** Only personal pages have `no-store`, because it keeps a page out of the back/forward cache. */
export function documentHeaders(page: PageDocument, context: PageContext, state: DocumentState): Record<string, string> {
  const freshness = context.content.freshness()
  const control = cacheControl(page.caching, context, {
    isStorable: (page.status ?? 200) < 500 && freshness !== 'bundled',
    isComplete: state.isComplete,
  })
  const etag = control.includes('no-store') ? undefined : entityTag(page, control, state)
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': context.site.market.tag,
    'cache-control': control,
    ...edgeControl(control),
    ...(etag && { etag }),
    'cache-tag': cacheTags(context.site.market, [...page.caching.tags, state.copyTag]),
    'cache-status': `content; ${freshness === 'fresh' ? 'hit' : `hit; ttl=-1; detail=${freshness}`}`,
    // Scripts read the age of the page here. Inside the page it would change the entity tag with every request.
    'server-timing': `head;dur=${state.headMs}, rendered;desc="${Math.floor(context.now.getTime() / 1000)}"`,
    ...(page.caching.personal && page.cookie?.startsWith(`${paidCookie}=`) && { 'set-cookie': page.cookie }),
    ...retryAfter(page),
    ...(page.foreignScripts?.length && { [foreignScriptsHeader]: page.foreignScripts.join(' ') }),
  }
}

function retryAfter({ status, retryAfter: seconds = status === 503 ? 30 : undefined }: PageDocument): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

/** The header that only Workers Cache reads, before `Cache-Control`. */
export const edgeHeader = 'cloudflare-cdn-cache-control'

/**
 * Workers Cache sends nothing stale that has `s-maxage` (RFC 9111, 4.2.4), neither while it fetches the next page nor where that fails. So it gets the
 * same ages in a header of its own, as `max-age`; other shared caches read `Cache-Control`.
 */
export function edgeControl(control: string): Readonly<Record<string, string>> {
  const ages = /^public, max-age=0, s-maxage=(.+)$/.exec(control)?.[1]
  return ages === undefined ? {} : { [edgeHeader]: `public, max-age=${ages}` }
}

/** The tag is of the content for a whole page, and of this copy for a streamed one, which a cache may send again. */
function entityTag({ status = 200 }: PageDocument, control: string, { whole, copyTag }: DocumentState): string | undefined {
  if (status !== 200) return undefined
  if (whole) return entityTagOf(whole)
  return control.startsWith('public') ? weakTag(copyTag) : undefined
}

/** For shared caches and browsers; the latter ask for a page whenever it is opened. */
export function cacheControl(
  { seconds, stale, personal }: Omit<Caching, 'tags'>,
  { view: { mode } }: { readonly view: Pick<PageContext['view'], 'mode'> },
  { isStorable, isComplete }: { isStorable: boolean; isComplete: boolean },
): string {
  if (personal) return 'private, no-store'
  if (seconds === 0 || mode.app || mode.customerCare || !isStorable) return 'private, no-cache'
  if (!isComplete) return `public, max-age=0, s-maxage=${Math.min(seconds, incompleteSeconds)}`
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale ?? seconds * 10}, stale-if-error=${day}`
}
