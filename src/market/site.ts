import type { Market } from './markets.ts'
import { inOneOrder } from './query-order.ts'
import { segments, type Screen } from './segments.ts'

/** Market, base path and minisite of a request: the base of every link. */
export interface Site {
  readonly market: Market
  /** Base path of the market on this host: `/fr`, or empty on the market's own host. */
  readonly base: string
  /** Slug of the minisite, inside one. */
  readonly minisite?: string
  /** The flow that links keep where their screen has both; booking without it. */
  readonly flow?: 'gifting'
}

export interface LinkParts {
  /** Ids and slugs after the screen's segment; each is encoded once. */
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Hash without `#`, already in the criteria grammar. */
  readonly hash?: string
}

/** Screens that are shown in both flows. */
const inBothFlows: readonly Screen[] = ['home', 'stays', 'stay', 'hotel']

/** Builds every link of the site: base, minisite, localised segment, encoded parts, in the site's flow. Its path never ends in a slash. */
export function href(site: Site, screen: Screen, parts: LinkParts = {}): string {
  const link = `${pathOf(site, screen, parts.path)}${queryOf(parts.query)}${parts.hash ? `#${parts.hash}` : ''}`
  return inBothFlows.includes(screen) ? inFlow(site, link) : link
}

/** Builds the path of a screen alone: the target of a form, which has its own query. */
export function pathOf(site: Site, screen: Screen, path: LinkParts['path'] = []): string {
  const steps = [site.minisite, segments[screen][site.market.language]].filter((step) => step)
  return [site.base, ...steps, ...path.map((part) => encodeURIComponent(String(part)))].join('/') || '/'
}

/** Whether a path below the market's base and the minisite, with or without query and hash, is of a screen that has both flows. */
export function hasBothFlows({ market }: Pick<Site, 'market'>, path: string): boolean {
  const [, first = ''] = path.split(/[/?#]/)
  return inBothFlows.some((screen) => segments[screen][market.language] === first)
}

/** Adds the site's flow to an address that names none. */
export function inFlow({ flow }: Pick<Site, 'flow'>, address: string): string {
  if (!flow || /[?&]flow=/.test(address)) return address
  const [page = '', hash] = address.split('#')
  const [path = '', query] = page.split('?')
  return `${path}?${inOneOrder([`flow=${flow}`, query].filter(Boolean).join('&'))}${hash === undefined ? '' : `#${hash}`}`
}

function queryOf(values: LinkParts['query']): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values ?? {})) if (value !== undefined && value !== '') query.set(key, String(value))
  const text = query.toString()
  return text && `?${text}`
}
