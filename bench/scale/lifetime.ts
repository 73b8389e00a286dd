import type { Lifetime } from './tiered-cache.ts'

const seconds = (directives: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[,\\s])${name}=(\\d+)`).exec(directives)?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * What Workers Cache makes of a page's headers. `cloudflare-cdn-cache-control` counts before `cache-control`; `s-maxage` forbids whatever is
 * stale (RFC 9111, 4.2.4); `private` and `no-store` are not stored. Undefined where nothing is stored.
 */
export function lifetimeOf(headers: Readonly<Record<string, string>>): Lifetime | undefined {
  const directives = headers['cloudflare-cdn-cache-control'] ?? headers['cache-control'] ?? ''
  if (/\b(?:private|no-store|no-cache)\b/.test(directives)) return undefined
  const shared = seconds(directives, 's-maxage')
  const fresh = shared ?? seconds(directives, 'max-age') ?? 0
  const stale = shared === undefined ? (seconds(directives, 'stale-while-revalidate') ?? 0) : 0
  return fresh + stale > 0 ? { freshMs: fresh * 1000, usableMs: (fresh + stale) * 1000 } : undefined
}
