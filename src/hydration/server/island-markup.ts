/** Enough for the islands of a market's most visited pages. */
const most = 500
const longest = 100_000

const markups = new Map<string, string>()

/**
 * The markup of an island, rendered once for the same site, place on the page and props: it depends on nothing else.
 * The least recently used is dropped.
 */
export function islandMarkup(key: string, render: () => string): string {
  const known = markups.get(key)
  if (known !== undefined) {
    markups.delete(key)
    markups.set(key, known)
    return known
  }
  const html = render()
  if (html.length + key.length <= longest) {
    if (markups.size >= most) markups.delete(markups.keys().next().value ?? '')
    markups.set(key, html)
  }
  return html
}
