import { pageKeys } from '../../routes/page-url.ts'
import { repeatedSearchKeys, searchKeys } from '../../src/domain/search/hash.ts'
import { repeatedStayKeys, stayKeys } from '../../src/domain/stay/hash.ts'

/** The query keys that a page may depend on. */
const known = new Set<string>([...searchKeys, ...stayKeys, ...pageKeys])

/** Forms send these keys once for each value. */
const repeated = new Set([...repeatedSearchKeys, ...repeatedStayKeys])

/**
 * Drops unknown keys and sorts the rest, for equal cache keys. Repeated values are joined with commas; otherwise the first counts, as in a
 * hash.
 */
export function knownQuery(search: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams()
  for (const key of [...new Set(search.keys())].filter((name) => known.has(name)).sort()) {
    const values = search.getAll(key).filter(Boolean)
    const value = repeated.has(key) ? values.join(',') : values[0]
    if (value) result.set(key, value)
  }
  return result
}
