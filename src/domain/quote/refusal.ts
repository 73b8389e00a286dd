/** Why a quote cannot be booked (B8.10). */
export type RefusalKind =
  | 'dates'
  /** Fewer left than the guests need. */
  | 'rooms'
  | 'past'
  | 'guests'
  | 'expired'
  | 'rate'
  | 'activityMissing'
  | 'activityGone'
  | 'noPrice'
  | 'notFetched'
  | 'notBookable'

export interface Refusal {
  readonly kind: RefusalKind
  /** Upstream's code or message, or our own: for reports. */
  readonly code: string
  /** From the upstream. */
  readonly sentence?: string
}

const ownCodes = {
  past: 'checkin-in-past',
  notBookable: 'The offer is not bookable with these criterias',
  noPrice: 'Quote error',
  notFetched: 'QUOTE_FETCH_ERROR',
} as const

/** An error may have text around its code. */
const kinds: readonly (readonly [code: string, kind: RefusalKind])[] = [
  ['package-not-available-at-checkin', 'dates'],
  ['rooms-not-available', 'rooms'],
  [ownCodes.past, 'past'],
  ['too-many-guests', 'guests'],
  ['offer-expired', 'expired'],
  ['offer-unknown', 'rate'],
  ['activity-date-missing', 'activityMissing'],
  ['activity-date-not-available', 'activityGone'],
  [ownCodes.noPrice, 'noPrice'],
  [ownCodes.notFetched, 'notFetched'],
]

export const refusal = (kind: keyof typeof ownCodes): Refusal => ({ kind, code: ownCodes[kind] })

/** Unknown codes and messages are `notBookable`. */
export function readRefusal(code: string): Refusal {
  const kind = kinds.find(([known]) => code.includes(known))?.[1] ?? 'notBookable'
  const isSentence = code.includes(' ') && !Object.values<string>(ownCodes).includes(code)
  return { kind, code, ...(isSentence && { sentence: code }) }
}

/** Nothing is known about availability. */
export const isUnchecked = ({ kind }: Refusal): boolean => kind === 'notFetched'

export function needsActivityDates({ kind }: Refusal): boolean {
  return kind === 'activityMissing' || kind === 'activityGone'
}
