import { type Around, pointKey } from '../../domain/search/around.ts'
import { aroundPrefix } from '../../stored/keys.ts'
import { readVisitList, type VisitStorage, writeVisitList } from './visit-list.ts'

const longestName = 80

/** The address has coordinates only. */
export function rememberAround(storage: () => VisitStorage, locale: string, { city, ...around }: Around): void {
  const key = pointKey(around)
  const others = readVisitList(storage, keyOf(locale), parseEntry).filter(([point]) => point !== key)
  writeVisitList(storage, keyOf(locale), [...(city ? [[key, city]] : []), ...others])
}

/** Undefined for other points. */
export function aroundName(storage: () => VisitStorage, locale: string, around: Around): string | undefined {
  return readVisitList(storage, keyOf(locale), parseEntry).find(([point]) => point === pointKey(around))?.[1]
}

const keyOf = (locale: string) => `${aroundPrefix}${locale}` as const

function parseEntry([point, city]: readonly unknown[]): readonly [point: string, city: string] | undefined {
  return typeof point === 'string' && typeof city === 'string' && city.length <= longestName ? [point, city] : undefined
}
