import { type Around, pointKey } from '../../domain/criteria/around.ts'
import type { VisitStorage } from './recent-searches.ts'

/** As many as recent searches. */
const most = 3
const longestName = 80

/** Remembers during this visit what a search around a point is measured from: the address has its coordinates only. */
export function rememberAround(storage: () => VisitStorage, locale: string, { city, ...around }: Around): void {
  const key = pointKey(around)
  const others = stored(storage, locale).filter(([point]) => point !== key)
  try {
    storage().setItem(keyOf(locale), JSON.stringify([...(city ? [[key, city]] : []), ...others].slice(0, most)))
  } catch {
    // Blocked or full: the point keeps no name.
  }
}

/** The name that the visitor chose for the point of a search; undefined for any other point. */
export function aroundName(storage: () => VisitStorage, locale: string, around: Around): string | undefined {
  return stored(storage, locale).find(([point]) => point === pointKey(around))?.[1]
}

const keyOf = (locale: string) => `escale.around.${locale}`

function stored(storage: () => VisitStorage, locale: string): readonly (readonly [point: string, city: string])[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, most).flatMap(read) : []
  } catch {
    return []
  }
}

function read(entry: unknown): [point: string, city: string][] {
  if (!Array.isArray(entry)) return []
  const [point, city]: readonly unknown[] = entry
  return typeof point === 'string' && typeof city === 'string' && city.length <= longestName ? [[point, city]] : []
}
