import type { IsoDate } from '../../contract/scalars.ts'
import { isIsoDate } from '../../contract/iso-date.ts'

/** Dates are ISO; a text that is no date limits nothing. */
export interface PartnerTerms {
  readonly bookableUntil?: string | undefined
  readonly staysUntil?: string | undefined
}

export function termsState(terms: PartnerTerms | undefined, today: IsoDate): 'open' | 'expired' {
  const over = (day: string | undefined) => day !== undefined && isIsoDate(day) && day < today
  return over(terms?.bookableUntil) || over(terms?.staysUntil) ? 'expired' : 'open'
}
