import type { Language } from '../../src/market/markets.ts'
import { type Screen, segments } from '../../src/market/segments.ts'

const kinds = new Map<Language, ReadonlyMap<string, Screen>>()

function kindsIn(language: Language): ReadonlyMap<string, Screen> {
  const known = kinds.get(language) ?? new Map(screenNames.map((screen) => [segments[screen][language], screen]))
  kinds.set(language, known)
  return known
}

const screenNames = Object.keys(segments).filter((name): name is Screen => name in segments && name !== 'activity')

/** The kind of a page by its path below base and minisite: a screen, or `other` for addresses that no screen has. */
export function pageKindOf(language: Language, path: string): Screen | 'other' {
  const first = path.indexOf('/', 1)
  const ofLanguage = kindsIn(language)
  if (first < 0) return ofLanguage.get(path.slice(1)) ?? 'other'
  const second = path.indexOf('/', first + 1)
  const screen = ofLanguage.get(path.slice(1, second < 0 ? undefined : second)) ?? ofLanguage.get(path.slice(1, first)) ?? 'other'
  // The list of activities and one of them share their segment.
  return screen === 'activities' ? 'activity' : screen
}

/** What is at the root of the site beside pages and calls. */
const roots = new Set(['healthz', 'robots.txt', 'sitemap.xml', 'hooks', 'pictures', 'partners', 'map-pictures', 'api', 'care'])

/** The kind of a request that is no visit of a page: few values, whatever the address. */
export function endpointOf(path: string): string {
  const end = path.indexOf('/', 1)
  const root = end < 0 ? path.slice(1) : path.slice(1, end)
  return roots.has(root) ? root : 'other'
}
