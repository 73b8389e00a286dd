import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import type { ErrorReport } from '../src/contract/report.ts'
import { maxReportLength } from '../src/contract/limits.ts'
import type { Locale } from '../src/market/markets.ts'

export interface ServerFailure {
  readonly kind: 'crash' | 'section' | 'checkout'
  /** `WARN` stands for an upstream failure, which pages are prepared for. */
  readonly level: 'ERROR' | 'WARN'
  readonly message: string
  readonly path: string
  readonly locale: Locale
}

export type PageFailure = Pick<ServerFailure, 'kind' | 'level' | 'message'>

/** Within this interval a failure is reported once, and at most `maxReports` failures are reported. */
const intervalMs = 60_000
const maxReports = 20
/** Only so many characters of a message are searched for personal data: it limits what a huge message costs. */
const longestText = 600

/** Has the time of the latest report of each failure, in milliseconds since the epoch. */
export type ErrorLog = BoundedMap<string, number>

export const createErrorLog = (): ErrorLog => new BoundedMap({ capacity: maxReports })

/**
 * Leaves out query, e-mail addresses and long numbers (B7.15). Undefined for a repeated failure, or beyond
 * `maxReports`.
 */
export function reportOf({ kind, level, message, path, locale }: ServerFailure, log: ErrorLog, now: number): ErrorReport | undefined {
  const text = withoutPersonal(message)
  const key = `${kind} ${level} ${text}`
  const isRecent = (at: number | undefined) => at !== undefined && now - at < intervalMs
  if (isRecent(log.get(key)) || [...log.values()].filter(isRecent).length >= maxReports) return undefined
  log.set(key, now)
  return {
    locale,
    level,
    uri: withoutPersonal(path),
    message: text.slice(0, maxReportLength),
    location: `application.server.${kind === 'crash' ? 'error' : kind}`,
  }
}

const withoutPersonal = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll(/\?[^\s"')]*/g, '?…')
    .replaceAll(/[^\s@/]+(?:@|%40)[^\s@/]+/gi, '…@…')
    .replaceAll(/\d{8,}/g, '…')
