import { searchKeys } from '../src/domain/criteria/search-keys.ts'
import { stayKeys } from '../src/domain/criteria/stay-criteria.ts'

/** Query keys a page may depend on; the rest is not part of a page's identity and never reaches it. */
const known = new Set([
  ...searchKeys,
  ...stayKeys,
  'flow',
  'page',
  'from',
  'q',
  'ref',
  'product',
  'price',
  'payment',
  'failed',
  'insurance',
])

/** The same query with known keys only, in one order: equal pages have equal cache keys. Repeated keys (checkboxes of a form) are joined with commas. */
export function knownQuery(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const key of [...new Set(search.keys())].filter((name) => known.has(name)).sort()) {
    const value = search.getAll(key).filter(Boolean).join(',')
    if (value) kept.set(key, value)
  }
  return kept
}
