/** Read by both browser and server. */
export interface FieldRule {
  readonly kind: FieldKind
  readonly required?: boolean
  /** Characters; default: the kind's. */
  readonly maxLength?: number
  /** ISO 3166-1 alpha-2, of a postal code. */
  readonly country?: string | undefined
  /** Bounds of a date or an amount. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

interface KindRule {
  readonly maxLength: number
  /** For a value that is neither empty nor too long. */
  readonly accepts: (value: string, rule: Omit<FieldRule, 'kind'>) => boolean
}

/** Forms of fields (B5.31 to B5.36, S5.30 to S5.33). */
export const fieldKinds = {
  text: { maxLength: 500, accepts: () => true },
  /** Letters of any script. */
  name: { maxLength: 80, accepts: (value) => /^[\p{L}\p{M}\p{Zs}'’ʼ‐‑-]+$/u.test(value) },
  email: { maxLength: 254, accepts: isEmail },
  phone: { maxLength: 25, accepts: isPhone },
  postcode: { maxLength: 20, accepts: (value, { country }) => isPostcode(value, country) },
  amount: { maxLength: 6, accepts: isAmount },
  number: { maxLength: 15, accepts: (value) => /^-?\d+(?:[.,]\d+)?$/.test(value) },
  bookingNumber: { maxLength: 20, accepts: (value) => /^\d{8}$/.test(value) },
  date: { maxLength: 10, accepts: isDay },
} as const satisfies Readonly<Record<string, KindRule>>

export type FieldKind = keyof typeof fieldKinds

export const isFieldKind = (text: string | undefined): text is FieldKind => text !== undefined && Object.hasOwn(fieldKinds, text)

/** The form that the contracts accept, no longer than mail servers take. */
const emailForm = /^(?=.{1,64}@)[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i

function isEmail(value: string): boolean {
  return emailForm.test(value)
}

/** E.164: at most 15 digits; no country has fewer than 6. */
function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length
  return /^[\d\p{Zs}()+-]+$/u.test(value) && digits >= 6 && digits <= 15
}

function isAmount(value: string, { min = '0', max = '999999' }: Omit<FieldRule, 'kind'>): boolean {
  return /^\d+$/.test(value) && Number(min) <= Number(value) && Number(value) <= Number(max)
}

/** From `min` to `max`. */
function isDay(value: string, { min = '0001-01-01', max = '9999-12-31' }: Omit<FieldRule, 'kind'>): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN
  // `Date` turns 30 February into March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && min <= value && value <= max
}

const forms: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/i,
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FR: /^\d{2} ?\d{3}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  LU: /^(?:L-)?\d{4}$/i,
  MC: /^980\d{2}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  PT: /^[1-9]\d{3}-\d{3}$/,
}

const anyForm = /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u

/** ISO 3166-1 alpha-2; for other countries any form. */
function isPostcode(value: string, country: string | undefined): boolean {
  return (forms[country ?? ''] ?? anyForm).test(value)
}
