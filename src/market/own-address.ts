/** `origin`: scheme and host; undefined for other origins. */
export function ownAddress(path: string | null | undefined, origin: string): URL | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const target = new URL(path, origin)
  return target.origin === origin ? target : undefined
}
