import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import type { ErrorReport } from '../src/contract/report.ts'
import { longestMessage } from '../src/contract/report-limits.ts'
import type { Locale } from '../src/market/markets.ts'

/** A failure of the server, as it happened. */
export interface ServerFailure {
  /** `crash`: a page that could not be rendered. `section`: a part of one. `checkout`: an order that could not be made. */
  readonly kind: 'crash' | 'section' | 'checkout'
  /** `WARN` where an upstream failed, which a page is prepared for. */
  readonly level: 'ERROR' | 'WARN'
  readonly message: string
  /** Path of the page. */
  readonly path: string
  readonly locale: Locale
}

/** A failure of the page that is rendered, which names path and locale. */
export type PageFailure = Pick<ServerFailure, 'kind' | 'level' | 'message'>

/** Milliseconds in which a failure is reported once, and no more than so many different ones. */
const interval = 60_000
const maxReports = 20
/** Characters that are looked through for what is personal. */
const longestText = 600

/** When this isolate reported a failure, by what it is; milliseconds since the epoch. */
export type ErrorLog = BoundedMap<string, number>

export const createErrorLog = (): ErrorLog => new BoundedMap(maxReports)

/**
 * Returns the report of a failure (booking, sections 7 and 8), in the form of the browser's; undefined for one that this isolate has
 * reported within a minute, and beyond twenty in a minute. The page's query, e-mail addresses and long numbers are in no report.
 */
export function reportOf({ kind, level, message, path, locale }: ServerFailure, log: ErrorLog, now: number): ErrorReport | undefined {
  const text = withoutPersonal(message)
  const key = `${kind} ${level} ${text}`
  const isRecent = (at: number | undefined) => at !== undefined && now - at < interval
  if (isRecent(log.get(key)) || [...log.values()].filter(isRecent).length >= maxReports) return undefined
  log.set(key, now)
  return {
    locale,
    level,
    uri: withoutPersonal(path),
    message: text.slice(0, longestMessage),
    location: `application.server.${kind === 'crash' ? 'error' : kind}`,
  }
}

const withoutPersonal = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll(/\?[^\s"')]*/g, '?…')
    .replaceAll(/[^\s@/]+(?:@|%40)[^\s@/]+/gi, '…@…')
    .replaceAll(/\d{8,}/g, '…')
