import type { Market } from './markets.ts'
import { withQuery } from './query-order.ts'
import { segments, type Screen } from './segments.ts'

/** Links do not name the booking flow, because it is the default. */
type LinkedFlow = 'gifting' | 'activity'

/** What every link is built from. */
export interface Site {
  readonly market: Market
  /** Empty on the market's own host. */
  readonly base: string
  /** The slug of the partner's minisite. */
  readonly minisite?: string
  /** Links name the flow where their screen exists in several. */
  readonly flow?: LinkedFlow | undefined
}

export interface LinkInput {
  /** Steps are encoded when the link is built, so they must not be encoded before. */
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Without `#`, and already in the criteria grammar. */
  readonly hash?: string
}

/** The path never ends in a slash. */
export function href(site: Site, screen: Screen, { path = [], query, hash }: LinkInput = {}): string {
  let address = ''
  for (const step of [segments[screen][site.market.language], ...path.map(encodeURIComponent)]) if (step) address += `/${step}`
  return below(site, `${address || '/'}${queryOf(query)}${hash ? `#${hash}` : ''}`)
}

/** The target of a form leaves out the flow: the form has a query of its own. */
export function pathOf(site: Site, screen: Screen, path: LinkInput['path'] = []): string {
  return href({ ...site, flow: undefined }, screen, { path })
}

/** The first of them, home, also exists in the flow of activities. */
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
