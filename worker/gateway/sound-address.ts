import type { MiddlewareHandler } from 'hono'
import { chooser } from '../render/plain-pages.tsx'
import type { Gateway } from './gateway.ts'

/** Characters as sent; our longest query, a wishlist, has two thousand. */
const longest = { path: 1000, query: 8000 }

/** Control characters and line separators, which headers, logs and routes do not take. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Inside a segment; decoded, it would be another path. */
const encodedSeparator = /%2f|%5c/i

/** Refuses malformed and overlong addresses with a whole page. */
export const soundAddress: MiddlewareHandler<Gateway> = async (c, next) => {
  const { url } = c.req
  // Such as the host `[`.
  if (!URL.canParse(url)) return chooser(c, 400)
  const { pathname, search } = new URL(url)
  if (pathname.length > longest.path || search.length > longest.query) return chooser(c, 414)
  return unprintable.test(c.req.path) || encodedSeparator.test(pathname) ? chooser(c, 404) : next()
}
