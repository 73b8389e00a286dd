import { type FieldKind, fieldKinds, type FieldRule } from './field-kinds.ts'

export type FieldError = 'required' | 'tooLong' | Exclude<FieldKind, 'text' | 'terms'>

/** In characters. */
export const maxLengthOf = ({ kind, maxLength }: FieldRule): number => maxLength ?? fieldKinds[kind].maxLength

/** Characters that nobody sees: soft hyphens, zero-width spaces, and the marks of direction that copied telephone numbers have. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Composes letters, unifies line breaks, removes what nobody sees, and trims. */
export function cleanText(value: string): string {
  return value
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(invisible, '')
    .replaceAll(/(?!\n)[\p{Cc}\u2800\u3164]/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** Returns an accepted value as its kind writes it, any other as it was typed. */
export function cleanValue(rule: FieldRule, value: string): string {
  return read(rule, cleanText(value)).value
}

export function fieldError(rule: FieldRule, value: string): FieldError | undefined {
  return read(rule, cleanText(value)).error
}

function read(rule: FieldRule, value: string): { readonly value: string; readonly error?: FieldError | undefined } {
  if (value === '') return { value, error: rule.required ? 'required' : undefined }
  if (value.length > maxLengthOf(rule)) return { value, error: 'tooLong' }
  const accepted = fieldKinds[rule.kind].read(value, rule)
  if (accepted !== undefined) return { value: accepted }
  return { value, error: ownError(rule.kind) }
}

/** Markup has a message for every error that the rule can have. */
export function possibleErrors(rule: FieldRule): FieldError[] {
  const own = ownError(rule.kind)
  return [...new Set([...(rule.required ? ['required' as const] : []), ...(own ? [own] : []), 'tooLong' as const])]
}

function ownError(kind: FieldKind): FieldError | undefined {
  if (kind === 'text') return undefined
  return kind === 'terms' ? 'required' : kind
}
