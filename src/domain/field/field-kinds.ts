import { emailForm, maxEmailLength } from '../../contract/email.ts'
import { readGiftCodes } from '../gift/gift-code.ts'
import { readPostcode } from './postcode.ts'

/** Browser and server check fields by the same rules. */
export interface FieldRule {
  readonly kind: FieldKind
  readonly required?: boolean
  /** In characters; without it, that of the kind. */
  readonly maxLength?: number
  /** An ISO 3166-1 alpha-2 code, for postal codes. */
  readonly country?: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

interface KindRule {
  readonly maxLength: number
  /** Gets a value that is neither empty nor too long and returns the one way to write it, or undefined if it is not accepted. */
  readonly read: (value: string, rule: Omit<FieldRule, 'kind'>) => string | undefined
}

/** Kinds of fields (B5.31 to B5.36, S5.30 to S5.33). */
export const fieldKinds = {
  text: { maxLength: 500, read: (value) => value },
  /** Names of persons, families and firms, in letters of any script. */
  name: { maxLength: 80, read: readName },
  /** A text of any words, such as “Papi & Mamie” or “The team!”. */
  signature: { maxLength: 80, read: readSignature },
  email: { maxLength: maxEmailLength, read: readEmail },
  phone: { maxLength: 40, read: readPhone },
  postcode: { maxLength: 20, read: (value, { country }) => readPostcode(plain(value), country) },
  amount: { maxLength: 20, read: readAmount },
  number: { maxLength: 15, read: (value) => matching(/^-?\d+(?:[.,]\d+)?$/, plain(value)) },
  bookingNumber: { maxLength: 20, read: readBookingNumber },
  /** Codes of gifts, and perhaps words around them. */
  giftCode: { maxLength: 200, read: (value) => readGiftCodes(value).join(' ') || undefined },
  /** A box that has to be ticked. */
  terms: { maxLength: 20, read: (value) => matching(/^accepted$/, value) },
  date: { maxLength: 10, read: (value, bounds) => (isDateWithin(value, bounds) ? value : undefined) },
} as const satisfies Readonly<Record<string, KindRule>>

export type FieldKind = keyof typeof fieldKinds

export const isFieldKind = (text: string | undefined): text is FieldKind => text !== undefined && Object.hasOwn(fieldKinds, text)

const matching = (form: RegExp, text: string): string | undefined => (form.test(text) ? text : undefined)

const oneSpaced = (value: string): string => value.replaceAll(/\p{Zs}+/gu, ' ')

/** Codes and numbers are read with the digits, letters, spaces and hyphens of a keyboard. */
const plain = (value: string): string => oneSpaced(value.normalize('NFKC').replaceAll(/[\u2010-\u2015\u2212]/g, '-'))

const nameForm = /^[\p{L}\p{M}\p{N} .,;:!?¿¡&+/()"'«»“”„‘’‚´`′·•°#№*‐‑‒–—−-]+$/u

function readName(value: string): string | undefined {
  const name = oneSpaced(value)
  return nameForm.test(name) && /\p{L}/u.test(name) && !hasWebAddress(name) ? name : undefined
}

function readSignature(value: string): string | undefined {
  const signature = oneSpaced(value)
  const saysWho = /[\p{L}\p{Extended_Pictographic}]/u.test(signature)
  return saysWho && !hasWebAddress(signature) && !emailForm.test(signature) ? signature : undefined
}

/** "Fam.Peeters" has none: within a text only endings that are no words count, and a country's only where nothing else is written. */
function hasWebAddress(text: string): boolean {
  const typed = text === text.toUpperCase() ? text.toLowerCase() : text
  return (
    /https?:|:\/\/|\bwww\./i.test(typed) ||
    /[\p{L}\d-]{2}\.(?:com|net|org|info|biz|shop|online|xyz)(?![\p{L}\d])/u.test(typed) ||
    /^[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:fr|be|nl|es|it|de|eu|lu|ch|at|pt|uk|ie|io|co|me|tv|ru|cn|app|dev|example)(?:[/?#]\S*)?$/u.test(
      typed,
    )
  )
}

/** Accepts what phones and address books write: typographic apostrophes, "mailto:", "Ana <ana@example.com>", a full stop behind. */
function readEmail(value: string): string | undefined {
  const typed = plain(value.replaceAll(/[‘’ʼ′]/g, "'")).replace(/^mailto:/i, '')
  const inBrackets = /^[^<>]*<([^<>\s]+)>$/.exec(typed)?.[1] ?? typed
  return matching(emailForm, inBrackets.replace(/^[("]/, '').replace(/[)",;.]{1,3}$/, ''))
}

/** E.164 allows at most 15 digits, and no country has fewer than 6. Groups stay; what stands between them becomes a space. */
function readPhone(value: string): string | undefined {
  const typed = plain(value.replaceAll(/[·•∙]/g, '.')).replace(/^t[eé]l[ .:]{1,4}/i, '')
  if (!/^[\d ()[\]./+-]+$/.test(typed)) return undefined
  // The national zero is not dialled after a country's code, except in Italy.
  const dialled = typed.replace(/^([([]?(?:\+|00) ?(\d{1,3})[)\]]?)[ .-]?[([]0[)\]]/, (_, code: string, country: string) =>
    country === '39' ? `${code} 0` : `${code} `,
  )
  const groups = dialled.match(/\d+/g) ?? []
  const digits = groups.join('').length
  return digits >= 6 && digits <= 15 ? `${/^[([]?\+/.test(dialled) ? '+' : ''}${groups.join(' ')}` : undefined
}

const currencyBefore = /^(?:€|eur(?:os?)?)? ?/i
const currencyBehind = / ?(?:€|eur(?:os?)?)?$/i
/** Accepts groups of three digits, and cents that are none: "1.000,00", "50,-". */
const wholeEuros = /^(\d+|\d{1,3}(?:[ .,'’]\d{3})+)(?:[.,](?:00?|--?))?$/

function readAmount(value: string, { min = '0', max = '999999' }: Omit<FieldRule, 'kind'>): string | undefined {
  const typed = plain(value).replace(currencyBefore, '').replace(currencyBehind, '')
  const euros = Number(wholeEuros.exec(typed)?.[1]?.replaceAll(/\D/g, ''))
  return Number(min) <= euros && euros <= Number(max) ? String(euros) : undefined
}

function readBookingNumber(value: string): string | undefined {
  const typed = plain(value).replace(/^(?:n[ro°]?\.?|#) ?/i, '')
  return matching(/^\d{8}$/, typed.replaceAll(/[ ./-]/g, ''))
}

function isDateWithin(value: string, { min = '', max = '9999-12-31' }: Omit<FieldRule, 'kind'>): boolean {
  // Not `isIsoDate`, which islands have too: it would bring their code into the enhancements.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value
  return isDate && min <= value && value <= max
}
