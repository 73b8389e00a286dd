/** Reads robots.txt: whether it closes an address (path and query) to every crawler, and its sitemaps. */
export interface Robots {
  readonly isClosed: (address: string) => boolean
  readonly sitemaps: readonly string[]
}

export function readRobots(body: string): Robots {
  const values = (name: string) => [...body.matchAll(new RegExp(`^${name}: *(.+)$`, 'gm'))].map(([, value = '']) => value.trim())
  const closed = values('Disallow').map(patternOf)
  return { isClosed: (address) => closed.some((pattern) => pattern.test(address)), sitemaps: values('Sitemap') }
}

/** `*` is anything and `$` the end; everything else is itself. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}`)
}
