import { markets } from './markets.ts'
import { segments } from './segments.ts'

/** In lower case; other spellings redirect. */
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

/** Slugs of themes and places follow these. */
const staysSegments = new Set<string>(Object.values(segments.stays))

const plain = /^(?:\/[a-z0-9._-]+)+$/

/** Whether a path is canonical already: nearly all are. */
export const isPlain = (pathname: string): boolean => plain.test(pathname)

/** Lower-case fixed segments and place slugs, each segment encoded once, no empty one. Undefined for invalid percent-encoding. */
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
