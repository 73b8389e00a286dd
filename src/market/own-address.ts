/** `origin` is a scheme and a host. Undefined for an address of another origin, so that no redirect leaves the site. */
export function ownAddress(path: string | null | undefined, origin: string): URL | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const target = new URL(path, origin)
  return target.origin === origin ? target : undefined
}
