import type { MiddlewareHandler } from 'hono'
import { chooser } from '../render/plain-pages.tsx'
import type { Gateway } from './gateway.ts'

/** The most characters as sent. Our longest query, a shared wishlist, has two thousand. */
const longest = { path: 1000, query: 8000 }

/** Control characters and line separators break headers, logs and routes. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Decoded, a separator inside a segment would make another path. */
const encodedSeparator = /%2f|%5c/i

/** Sends a page of its own for malformed and overlong addresses. All that follow have the parsed address. */
export const validAddress: MiddlewareHandler<Gateway> = async (c, next) => {
  const url = URL.parse(c.req.url)
  // An address such as `http://[` cannot be parsed.
  if (!url) return chooser(c, 400)
  c.set('url', url)
  const { pathname, search } = url
  if (pathname.length > longest.path || search.length > longest.query) return chooser(c, 414)
  return unprintable.test(c.req.path) || encodedSeparator.test(pathname) ? chooser(c, 404) : next()
}
