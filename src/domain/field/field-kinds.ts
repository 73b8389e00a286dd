import { isPostcode } from './postcode.ts'

/** What a field accepts. The browser and the server read the same rule. */
export interface FieldRule {
  readonly kind: FieldKind
  readonly required?: boolean
  /** Characters, as `maxlength` counts them; the kind's own by default. */
  readonly maxLength?: number
  /** Country of a postal code, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  /** First and last day of a date, `yyyy-MM-dd`; bounds of an amount. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

interface KindRule {
  readonly maxLength: number
  /** Returns whether a value that is neither empty nor too long is of this kind. */
  readonly accepts: (value: string, rule: Omit<FieldRule, 'kind'>) => boolean
}

/** Booking, section 5; search, section 5. An error of a value's form has the name of its kind; `text` has none. */
export const fieldKinds = {
  text: { maxLength: 500, accepts: () => true },
  /** Letters of any script with their accents, spaces, apostrophes and hyphens. */
  name: { maxLength: 80, accepts: (value) => /^[\p{L}\p{M}\p{Zs}'’ʼ‐‑-]+$/u.test(value) },
  email: { maxLength: 254, accepts: isEmail },
  phone: { maxLength: 25, accepts: isPhone },
  postcode: { maxLength: 20, accepts: (value, { country }) => isPostcode(value, country) },
  /** Whole number from `min` to `max`. */
  amount: { maxLength: 6, accepts: isAmount },
  number: { maxLength: 15, accepts: (value) => /^-?\d+(?:[.,]\d+)?$/.test(value) },
  bookingNumber: { maxLength: 20, accepts: (value) => /^\d{8}$/.test(value) },
  date: { maxLength: 10, accepts: isDay },
} as const satisfies Readonly<Record<string, KindRule>>

export type FieldKind = keyof typeof fieldKinds

export const isFieldKind = (text: string | undefined): text is FieldKind => text !== undefined && Object.hasOwn(fieldKinds, text)

/** The form of address that the contracts accept, and parts no longer than mail servers take. */
const emailForm = /^(?=.{1,64}@)[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i

function isEmail(value: string): boolean {
  return emailForm.test(value)
}

/** Digits of an international number (E.164): at most 15; no country's numbers have fewer than 6. */
function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length
  return /^[\d\p{Zs}()+-]+$/u.test(value) && digits >= 6 && digits <= 15
}

function isAmount(value: string, { min = '0', max = '999999' }: Omit<FieldRule, 'kind'>): boolean {
  return /^\d+$/.test(value) && Number(min) <= Number(value) && Number(value) <= Number(max)
}

/** Returns whether it is a plain date that exists, from `min` to `max`. */
function isDay(value: string, { min = '0001-01-01', max = '9999-12-31' }: Omit<FieldRule, 'kind'>): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN
  // `Date` turns 30 February into March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && min <= value && value <= max
}
