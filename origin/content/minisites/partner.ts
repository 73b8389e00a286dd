import type { Locale } from '../../../src/market/markets.ts'

/** A partner whose customers book in a minisite. All are invented. */
export interface Partner {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly locale: Locale
  /** Behind the banner while it loads. */
  readonly color: string
  readonly offer: Offer
}

/** The offer the partner advertised, and its dates: past ones stay as they were agreed. */
export interface Offer {
  /** Whole euro, for two people. */
  readonly from: number
  readonly includes: 'wellness' | 'dinner'
  /** `yyyy-MM-dd`: last day to book, last day to stay. */
  readonly bookableUntil: string
  readonly staysUntil: string
  /** Some stays ask for two nights. */
  readonly twoNights: boolean
}
