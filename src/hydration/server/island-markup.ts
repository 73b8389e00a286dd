/** Enough for the islands of a market's most visited pages. */
const most = 500
const longest = 100_000

const markups = new Map<string, Uint8Array>()
const utf8 = new TextEncoder()

/**
 * The markup of an island in UTF-8, rendered once for the same site, place on the page and props: it depends on nothing else.
 * The least recently used is dropped.
 */
export function islandMarkup(key: string, render: () => string): Uint8Array {
  const known = markups.get(key)
  if (known) {
    markups.delete(key)
    markups.set(key, known)
    return known
  }
  const bytes = utf8.encode(render())
  if (bytes.length + key.length <= longest) {
    if (markups.size >= most) markups.delete(markups.keys().next().value ?? '')
    markups.set(key, bytes)
  }
  return bytes
}
