/**
 * Programs that find addresses in texts encode their `#` and `?`, take the sentence's full stop or bracket with them, escape `&` once more,
 * or append a parameter as if there were a query already.
 */
export interface MendedAddress {
  readonly pathname: string
  /** The query with its `?`, or an empty text. */
  readonly search: string
  /** The hash with its `#`, or an empty text. */
  readonly hash: string
}

/** Characters that end sentences, brackets and quotations, as they are or encoded. */
const behind =
  /(?:[.,;:!?()[\]'"*|<>]|%(?:2[12789ACE]|3[ABCEF]|5[BCD]|60|7[BCD]|C2%(?:AB|BB)|E2%80%(?:9[89CDE]|A6)|E3%80%82|EF%BC%(?:81|89|8C)))$/i
const spaceBehind = /(?:%(?:0[9AD]|20|C2%A0|E2%80%(?:8[0-9AB]|AF)|E3%80%80))$/i

function withoutTail(text: string, tails: readonly RegExp[]): string {
  let rest = text
  for (;;) {
    const tail = tails.map((form) => form.exec(rest)?.[0]).find((found) => found !== undefined)
    if (tail === undefined) return rest
    rest = rest.slice(0, -tail.length)
  }
}

const ampersands = /&(?:amp;|amp%3B)+/gi

/** `text` is a query or a hash without its `?` or `#`. What somebody typed, `q`, stays as it is. */
export function mendedParameters(text: string): string {
  const parameters = text.replaceAll(ampersands, '&')
  const start = parameters.lastIndexOf('&') + 1
  const last = parameters.slice(start)
  const mended = withoutTail(last, [behind, spaceBehind])
  return /^(?!q=)(?:[\w-]+=[\w,-]+)?$/.test(mended) ? parameters.slice(0, start) + mended : parameters
}

/** Finds a `#`, a `?`, or the first of several parameters, within a path. */
const partsStart = /%(?:25)*(?:23|3F)|(?:&|%26)(?:amp;|amp%3B)*[a-z][\w-]*(?:=|%3D)/i

/** Paths of pages that exist have no other letters. */
const pagePath = /^(?:\/+[\w~-][\w.~-]*)*\/*$/

/** Undefined for an address that needs no mending, or is none of ours. */
export function mendedAddress(pathname: string, search: string): MendedAddress | undefined {
  const at = pathname.search(partsStart)
  const parts = at < 0 ? { search: '', hash: '' } : partsOf(pathname.slice(at))
  const path = withoutPathTail(at < 0 ? pathname : pathname.slice(0, at))
  if (!parts || !pagePath.test(path)) return undefined
  const parameters = mendedParameters([parts.search, search.slice(1)].filter(Boolean).join('&'))
  const query = parameters && `?${parameters}`
  const isSound = path === pathname && query === (search === '?' ? '' : search)
  return isSound ? undefined : { pathname: path.replaceAll(/\/{2,}/g, '/'), search: query, hash: parts.hash && `#${parts.hash}` }
}

/** A space that is a whole segment is not the tail of one. */
function withoutPathTail(path: string): string {
  const trimmed = withoutTail(path, [behind, spaceBehind])
  return trimmed.endsWith('/') && spaceBehind.test(path) ? path : trimmed
}

function partsOf(encoded: string): Pick<MendedAddress, 'search' | 'hash'> | undefined {
  const text = decoded(encoded)?.replaceAll(ampersands, '&').replace(/^&/, '?')
  if (text === undefined) return undefined
  const [, search = '', hash = '', searchBehind = ''] = /^(?:\?([^#]*))?(?:#([^?]*))?(?:\?(.*))?$/s.exec(text) ?? []
  const written = (part: string): string => mendedParameters(encodeURI(part).replaceAll('#', '%23'))
  return { search: [search, searchBehind].filter(Boolean).map(written).join('&'), hash: written(hash) }
}

/** Some programs encode what is encoded already: `%2523`. */
function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text)
    return /%(?:23|3F|26|3D)/i.test(once) ? decodeURIComponent(once) : once
  } catch {
    return undefined
  }
}
