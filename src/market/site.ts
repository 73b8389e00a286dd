import type { Market } from './markets.ts'
import { segments, type Screen } from './segments.ts'

/** Market, base path and minisite of a request: the base of every link. */
export interface Site {
  readonly market: Market
  /** Base path of the market on this host: `/fr`, or empty on the market's own host. */
  readonly base: string
  /** Slug of the minisite, inside one. */
  readonly minisite?: string
}

export interface LinkParts {
  /** Ids and slugs after the screen's segment; each is encoded once. */
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Hash without `#`, already in the criteria grammar. */
  readonly hash?: string
}

/** Builds every link of the site: base, minisite, localised segment, encoded parts. Never ends in a slash. */
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
