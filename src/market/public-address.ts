/** What the host of customer care starts with; the rest is the public host. */
export const careHost = 'care.'

/**
 * The public page of a customer-care page: the same address without the host's prefix (specification of search, section 6). An address that is
 * public already stays as it is.
 */
export function publicAddress(address: string): string {
  const url = new URL(address)
  if (url.host.startsWith(careHost)) url.host = url.host.slice(careHost.length)
  return url.href
}

/** Paths that a URL leaves as they are: most, and taking them apart for that costs more than anything else in a page's head. */
const plainPath = /^\/(?!\/)[\w~%?=&/-]+$/

/** The address of a path on this origin (scheme and host). */
export function absoluteUrl(path: string, origin: string): string {
  return plainPath.test(path) ? `${origin}${path}` : new URL(path, origin).href
}
