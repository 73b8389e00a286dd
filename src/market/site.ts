import type { Market } from './markets.ts'
import { segments, type Screen } from './segments.ts'

/** Where a request stands: what every link of its page is built from. */
export interface Site {
  readonly market: Market
  /** Market base on this host: `/fr`, or empty when the market has a host of its own. */
  readonly base: string
  /** Slug of the partner's minisite, when the visitor is in one. */
  readonly minisite?: string
}

export interface LinkParts {
  /** Values after the screen's fixed segment: ids and slugs; each is encoded once. */
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Hash without `#`, already in the criteria grammar. */
  readonly hash?: string
}

/** The one place where a link is made: base, minisite, localised segment, encoded parts. Never ends in a slash. */
export function href(site: Site, screen: Screen, parts: LinkParts = {}): string {
  const steps = [site.minisite, segments[screen][site.market.language]].filter((step) => step)
  const rest = (parts.path ?? []).map((part) => encodeURIComponent(String(part)))
  const path = [site.base, ...steps, ...rest].join('/') || '/'
  const query = queryOf(parts.query)
  return `${path}${query}${parts.hash ? `#${parts.hash}` : ''}`
}

function queryOf(values: LinkParts['query']): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values ?? {})) if (value !== undefined && value !== '') query.set(key, String(value))
  const text = query.toString()
  return text && `?${text}`
}
