/** The host of customer care has this prefix before that of the site. */
export const careHost = 'care.'

export const isCareHost = (host: string): boolean => host.startsWith(careHost)

export const isCareAddress = (address: string): boolean => isCareHost(URL.parse(address)?.host ?? '')

/** Drops the prefix of customer care (S6.1). */
export function publicAddress(address: string): string {
  const url = new URL(address)
  if (url.host.startsWith(careHost)) url.host = url.host.slice(careHost.length)
  return url.href
}

export function careAddress(address: string): string {
  const url = new URL(publicAddress(address))
  url.host = careHost + url.host
  return url.href
}

/** `URL` would not change such a path, and parsing is the most expensive part of a page's head. */
const plainPath = /^\/(?!\/)[\w~%?=&/-]+$/

/** `origin` is a scheme and a host. */
export function absoluteUrl(path: string, origin: string): string {
  return plainPath.test(path) ? `${origin}${path}` : new URL(path, origin).href
}
