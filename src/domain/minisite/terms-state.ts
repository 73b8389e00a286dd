import type { IsoDate } from '../../contract/scalars.ts'
import { isIsoDate } from '../dates/iso-date.ts'

export interface PartnerTerms {
  /** ISO; anything else is no limit. */
  readonly bookableUntil?: string | undefined
  /** ISO; anything else is no limit. */
  readonly staysUntil?: string | undefined
}

/** Returns `expired` after either last day. */
export function termsState(terms: PartnerTerms | undefined, today: IsoDate): 'open' | 'expired' {
  const over = (day: string | undefined) => day !== undefined && isIsoDate(day) && day < today
  return over(terms?.bookableUntil) || over(terms?.staysUntil) ? 'expired' : 'open'
}
