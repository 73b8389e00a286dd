import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import type { ErrorReport } from '../src/contract/report.ts'
import { longestMessage } from '../src/contract/report-limits.ts'
import type { Locale } from '../src/market/markets.ts'

export interface ServerFailure {
  /** `section`: a part of a page; `checkout`: an order. */
  readonly kind: 'crash' | 'section' | 'checkout'
  /** `WARN`: an upstream failed, which pages are prepared for. */
  readonly level: 'ERROR' | 'WARN'
  readonly message: string
  readonly path: string
  readonly locale: Locale
}

export type PageFailure = Pick<ServerFailure, 'kind' | 'level' | 'message'>

/** Milliseconds in which a failure is reported once, and at most `maxReports` of them. */
const interval = 60_000
const maxReports = 20
/** Characters searched for personal data. */
const longestText = 600

/** When failures were last reported, milliseconds since the epoch. */
export type ErrorLog = BoundedMap<string, number>

export const createErrorLog = (): ErrorLog => new BoundedMap(maxReports)

/**
 * Leaves out query, e-mail addresses and long numbers (B7.15). Undefined for a repeated failure, or beyond
 * `maxReports`.
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
