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

const names = new WeakMap<object, string>()
let named = 0
const worthNaming = 500

/**
 * Names props for a key: equal names, equal JSON. A long value (the pictures of a stay, the facets of an answer) is named by the object
 * it is, which is immutable like everything from an answer or from content: the same object is not written out again.
 */
export function nameOfProps(props: object): string {
  let name = ''
  for (const [key, value] of Object.entries(props)) name += `${key}=${isObject(value) ? nameOf(value) : JSON.stringify(value)};`
  return name
}

function nameOf(value: object): string {
  const known = names.get(value)
  if (known) return known
  const json = JSON.stringify(value)
  if (json.length < worthNaming) return json
  const name = `#${++named}`
  names.set(value, name)
  return name
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
