import type { Language } from './markets.ts'
import { pathOf, type Site } from './site.ts'
import { type Screen, segments } from './segments.ts'

const screens = Object.keys(segments).filter((name): name is Screen => name in segments)

export const pageKinds: readonly PageKind[] = [...screens, 'other']
export type PageKind = Screen | 'other'

const kinds = new Map<Language, ReadonlyMap<string, Screen>>()

function kindsIn(language: Language): ReadonlyMap<string, Screen> {
  const known = kinds.get(language)
  if (known) return known
  const named = screens.filter((screen) => screen !== 'activity')
  const found = new Map(named.map((screen) => [segments[screen][language], screen]))
  kinds.set(language, found)
  return found
}

/** The kind of a page by its path below base and minisite: a screen, or `other` for addresses that no screen has. */
export function pageKindOf(language: Language, path: string): PageKind {
  const first = path.indexOf('/', 1)
  const ofLanguage = kindsIn(language)
  if (first < 0) return ofLanguage.get(path.slice(1)) ?? 'other'
  const second = path.indexOf('/', first + 1)
  const screen = ofLanguage.get(path.slice(1, second < 0 ? undefined : second)) ?? ofLanguage.get(path.slice(1, first)) ?? 'other'
  // The list of activities and one of them share their segment.
  return screen === 'activities' ? 'activity' : screen
}

/** The kind of a page of the site by the path of its address. */
export function pageKindAt(site: Site, pathname: string): PageKind {
  const home = pathOf(site, 'home')
  return pageKindOf(site.market.language, (home === '/' ? pathname : pathname.slice(home.length)) || '/')
}
