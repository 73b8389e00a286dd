import type { Stored } from './envelope.ts'

/** Content is served as it is until `softAgeSeconds`, served and refreshed until `hardAgeSeconds`, and awaited afterwards. */
export interface Ages {
  readonly softAgeSeconds: number
  readonly hardAgeSeconds: number
}

export type Freshness = 'fresh' | 'stale' | 'bundled'

/** Content as an isolate knows it. `confirmedAt` is when its source was last known to have it, in milliseconds since the epoch. */
export interface Known extends Omit<Stored, 'storedAt'> {
  readonly confirmedAt: number
}

const rewriteSeconds = 3600

/**
 * Whether KV gets what was just read from the source: only where it has nothing newer, and other content or none, or has had the same for an hour (or a quarter of
 * the hard age), so that it never expires, and is not awaited, while anybody reads it. A write costs as much as ten reads or a quarter of a second of CPU,
 * so the same content of another build is left, too, and validated where it is read.
 *
 * Stored content may therefore be older than its soft age although no isolate has found any other: each that reads it asks the source once in
 * a soft age and remembers the answer (`confirmed`). Other content is written by the first of them.
 */
export const isWritten = (
  read: Pick<Stored, 'version' | 'storedAt'>,
  inKv: Pick<Stored, 'version' | 'storedAt'> | undefined,
  { hardAgeSeconds }: Pick<Ages, 'hardAgeSeconds'>,
): boolean => {
  if (!inKv) return true
  const age = read.storedAt - timeOf(inKv, read.storedAt)
  return age >= (inKv.version === read.version ? Math.min(rewriteSeconds, hardAgeSeconds / 4) * 1000 : 0)
}

const clockSkewMs = 60_000

/** Content from the future counts as outdated, because it would never be refreshed. */
export const timeOf = ({ storedAt }: Pick<Stored, 'storedAt'>, now: number): number =>
  storedAt - now < clockSkewMs ? storedAt : Number.NEGATIVE_INFINITY

/** KV may return what it had before this isolate asked the source. */
export const newest = (stored: Known | undefined, remembered: Known | undefined): Known | undefined =>
  stored && remembered && remembered.confirmedAt > stored.confirmedAt ? remembered : (stored ?? remembered)

export const isUsable = ({ confirmedAt }: Known, { hardAgeSeconds }: Ages, now: number): boolean =>
  now - confirmedAt < hardAgeSeconds * 1000

export const byAge = ({ value, confirmedAt }: Known, { softAgeSeconds }: Ages, now: number) =>
  ({ kind: 'ok', value, freshness: now - confirmedAt < softAgeSeconds * 1000 ? 'fresh' : 'stale' }) as const
