import { markets } from './markets.ts'
import { segments } from './segments.ts'

/** Segments that are part of the public interface, in lower case: a differently cased one is the same page under a wrong name. */
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

const plain = /^(?:\/[a-z0-9._-]+)+$/

/** Lower case, nothing encoded, nothing empty: nearly every path, and the one spelling of itself. */
export const isPlain = (pathname: string): boolean => plain.test(pathname)

/**
 * The one spelling of a path: no trailing slash, no empty segment, fixed segments in lower case, each segment encoded once.
 * Undefined when the path is not valid percent-encoding: no page can have it.
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
    steps.push(encodeURIComponent(fixed.has(lower) ? lower : text))
  }
  return `/${steps.join('/')}`
}
