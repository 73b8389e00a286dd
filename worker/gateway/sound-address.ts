import type { MiddlewareHandler } from 'hono'
import { chooser } from '../render/plain-pages.tsx'
import type { Gateway } from './gateway.ts'

/** Characters of a path and of a query, as they are sent. The longest of ours, a list of wishes, has some two thousand. */
const longest = { path: 1000, query: 8000 }

/** Control characters and line separators: no name has them, and headers, logs and routes do not take them. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Separators inside a segment: decoded they would be another path. */
const encodedSeparator = /%2f|%5c/i

/** Refuses addresses that are none of ours, whatever handles them afterwards, with a whole page. */
export const soundAddress: MiddlewareHandler<Gateway> = async (c, next) => {
  const { url } = c.req
  // A host such as `[` makes no address.
  if (!URL.canParse(url)) return chooser(c, 400)
  const { pathname, search } = new URL(url)
  if (pathname.length > longest.path || search.length > longest.query) return chooser(c, 414)
  return unprintable.test(c.req.path) || encodedSeparator.test(pathname) ? chooser(c, 404) : next()
}
