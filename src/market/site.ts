import type { Market } from './markets.ts'
import { withQuery } from './query-order.ts'
import { segments, type Screen } from './segments.ts'

/** Booking has no name in links. */
type LinkedFlow = 'gifting' | 'activity'

/** Base of every link. */
export interface Site {
  readonly market: Market
  /** Empty on the market's own host. */
  readonly base: string
  /** Slug of the minisite. */
  readonly minisite?: string
  /** Links name it where their screen has both flows. */
  readonly flow?: LinkedFlow | undefined
}

export interface LinkInput {
  /** Each is encoded once. */
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Without `#`, already in the criteria grammar. */
  readonly hash?: string
}

/** The path never ends in a slash. */
export function href(site: Site, screen: Screen, { path = [], query, hash }: LinkInput = {}): string {
  let address = ''
  for (const step of [segments[screen][site.market.language], ...path.map(encodeURIComponent)]) if (step) address += `/${step}`
  return below(site, `${address || '/'}${queryOf(query)}${hash ? `#${hash}` : ''}`)
}

/** Without flow: the target of a form, which has its own query. */
export function pathOf(site: Site, screen: Screen, path: LinkInput['path'] = []): string {
  return href({ ...site, flow: undefined }, screen, { path })
}

/** The first also in the flow of activities. */
const inOtherFlows = ['home', 'stays', 'stay', 'hotel'] as const

/** `path` is below base and minisite. */
export function hasFlow({ market }: Pick<Site, 'market'>, path: string, flow: LinkedFlow): boolean {
  const [, first] = path.split(/[/?#]/)
  return inOtherFlows.some((screen, at) => segments[screen][market.language] === first && (flow === 'gifting' || at === 0))
}

/** `path` (`/…`) gets the site's flow unless it names one. */
export function below(site: Site, path: string): string {
  const start = site.minisite ? `${site.base}/${site.minisite}` : site.base
  // Home below a base has no trailing slash.
  const address = start ? start + path.replace(/^\/(?=$|[?#])/, '') : path
  if (!site.flow || /[?&]flow=/.test(path) || !hasFlow(site, path, site.flow)) return address
  return address.replace(/[^#]*/, (page) => withQuery(page, `flow=${site.flow}`))
}

function queryOf(values: LinkInput['query']): string {
  if (!values) return ''
  const pairs = Object.entries(values).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, `${value}`]]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
