/** Why a quote cannot be booked (B8.10). */
export type RefusalKind =
  | 'dates'
  /** Fewer rooms are left than the guests need. */
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
  /** The upstream's code or message, or a code of our own, for reports. */
  readonly code: string
  /** A text of the upstream for the visitor. */
  readonly sentence?: string
}

const ownCodes = {
  past: 'checkin-in-past',
  notBookable: 'The offer is not bookable with these criterias',
  noPrice: 'Quote error',
  notFetched: 'QUOTE_FETCH_ERROR',
} as const

/** The upstream may send text around its code. */
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

export function readRefusal(code: string): Refusal {
  const kind = kinds.find(([known]) => code.includes(known))?.[1] ?? 'notBookable'
  const isSentence = code.includes(' ') && !Object.values<string>(ownCodes).includes(code)
  return { kind, code, ...(isSentence && { sentence: code }) }
}

/** The quote could not be fetched, so nothing is known about availability. */
export const isUnchecked = ({ kind }: Refusal): boolean => kind === 'notFetched'

export function needsActivityDates({ kind }: Refusal): boolean {
  return kind === 'activityMissing' || kind === 'activityGone'
}
