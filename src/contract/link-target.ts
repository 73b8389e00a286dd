import * as v from 'valibot'
import { LinkUrl } from './scalars.ts'

const LocationObject = v.object({
  pathname: v.pipe(v.string(), v.startsWith('/')),
  query: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  hash: v.optional(v.string()),
})

/** An address, or a location object, which becomes one. */
export const LinkTarget = v.union([
  v.pipe(
    LocationObject,
    v.transform(({ pathname, query = {}, hash = '' }) => {
      const pairs = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
      return `${pathname}${pairs && `?${pairs}`}${hash && `#${hash.replace(/^#/, '')}`}`
    }),
    LinkUrl,
  ),
  LinkUrl,
])

export function withUri(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('location' in entry) || 'uri' in entry) return entry
  const { location, ...rest } = entry
  return { ...rest, uri: location }
}
