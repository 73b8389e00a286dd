import { selectionKey } from '../src/domain/criteria/activity-selection.ts'
import { filterLists } from '../src/domain/criteria/search-criteria.ts'
import { searchKeys } from '../src/domain/criteria/search-keys.ts'
import { stayKeys } from '../src/domain/criteria/stay-criteria.ts'

/** Query keys a page may depend on; the rest is not part of a page's identity and never reaches it. */
const known = new Set([
  ...searchKeys,
  ...stayKeys,
  'flow',
  'page',
  'from',
  'origin',
  'q',
  'ref',
  'product',
  'price',
  'payment',
  'failed',
  'insurance',
])

/** Keys that a form repeats: one checkbox or select for each value. */
const repeated = new Set<string>([...filterLists, 'hotelScore', 'sleeves', selectionKey])

/**
 * The same query with known keys only, in one order: equal pages have equal cache keys. Lists are joined with commas; of anything else that
 * is repeated the first value counts, as it does in a hash.
 */
export function knownQuery(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const key of [...new Set(search.keys())].filter((name) => known.has(name)).sort()) {
    const values = search.getAll(key).filter(Boolean)
    const value = repeated.has(key) ? values.join(',') : values[0]
    if (value) kept.set(key, value)
  }
  return kept
}
