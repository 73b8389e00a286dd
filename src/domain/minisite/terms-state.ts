import type { IsoDate } from '../../contract/scalars.ts'
import { isIsoDate } from '../dates/days.ts'

export interface PartnerTerms {
  /** ISO; others are no limit. */
  readonly bookableUntil?: string | undefined
  /** ISO; others are no limit. */
  readonly staysUntil?: string | undefined
}

export function termsState(terms: PartnerTerms | undefined, today: IsoDate): 'open' | 'expired' {
  const over = (day: string | undefined) => day !== undefined && isIsoDate(day) && day < today
  return over(terms?.bookableUntil) || over(terms?.staysUntil) ? 'expired' : 'open'
}
