import type { IsoDate } from '../../contract/scalars.ts'
import { isIsoDate } from '../dates/iso-date.ts'

export interface PartnerTerms {
  /** Last day on which the partner's stays can be booked, ISO; anything else sets no limit. */
  readonly bookableUntil?: string | undefined
  /** Last day of a stay, ISO; anything else sets no limit. */
  readonly staysUntil?: string | undefined
}

/** Whether a partner's legal terms still hold today: open on both last days, expired once either lies in the past. */
export function termsState(terms: PartnerTerms | undefined, today: IsoDate): 'open' | 'expired' {
  const over = (day: string | undefined) => day !== undefined && isIsoDate(day) && day < today
  return over(terms?.bookableUntil) || over(terms?.staysUntil) ? 'expired' : 'open'
}
