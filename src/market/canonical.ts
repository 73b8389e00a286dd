import { markets } from './markets.ts'
import { segments } from './segments.ts'

/** Steps that are written in lower case; any other spelling redirects. */
const fixed = new Set([
  ...markets.flatMap((market) => market.base.split('/')),
  ...Object.values(segments).flatMap((byLanguage) => Object.values(byLanguage).flatMap((path) => path.split('/'))),
  'be',
  'minisite',
  'api',
  'healthz',
  'robots.txt',
  'sitemap.xml',
])

/** Slugs of themes and places follow one of these steps. */
const staysSegments = new Set<string>(Object.values(segments.stays))

const plain = /^(?:\/[a-z0-9._-]+)+$/
const endsPlain = /[a-z0-9-]$/

/** Nearly all paths are canonical already, which this test tells fast. */
export const isPlain = (pathname: string): boolean => plain.test(pathname) && endsPlain.test(pathname)

/**
 * Fixed steps and slugs of places are in lower case, each step is encoded once, and none is empty. Undefined for an invalid
 * percent-encoding.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (isPlain(pathname)) return pathname
  const steps: string[] = []
  for (const step of pathname.split('/')) {
    if (step === '') continue
    let text: string
    try {
      text = decodeURIComponent(step)
    } catch {
      return undefined
    }
    const lower = text.toLowerCase()
    const isSlug = staysSegments.has(steps.at(-1) ?? '') || staysSegments.has(steps.at(-2) ?? '')
    steps.push(encodeURIComponent(fixed.has(lower) || (isSlug && steps[0] !== 'api') ? lower : text))
  }
  return `/${steps.join('/')}`
}
