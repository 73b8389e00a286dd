import type { Locale } from '../../../src/market/markets.ts'
import json from './company.json' with { type: 'json' }

export interface Telephone {
  readonly phone: string
  readonly phoneUrl: string
}

/** The company in each market. Telephone numbers are from ranges that are reserved for fiction, or cannot be dialled. */
export interface Company {
  readonly legalName: string
  readonly address: string
  readonly capital: string
  readonly registration: string
  readonly licence: string
  readonly email: string
  readonly customerCare: Telephone
  readonly sales: Telephone
  readonly paymentMethods: readonly string[]
}

export const companies: Readonly<Record<Locale, Company>> = json
