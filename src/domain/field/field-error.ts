import { type FieldKind, fieldKinds, type FieldRule } from './field-kinds.ts'

export type FieldError = 'required' | 'tooLong' | Exclude<FieldKind, 'text'>

/** In characters. */
export const maxLengthOf = ({ kind, maxLength }: FieldRule): number => maxLength ?? fieldKinds[kind].maxLength

/** Composes letters, unifies line breaks, trims. */
export function cleanValue(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim()
}

export function fieldError(rule: FieldRule, value: string): FieldError | undefined {
  const text = cleanValue(value)
  if (text === '') return rule.required ? 'required' : undefined
  if (text.length > maxLengthOf(rule)) return 'tooLong'
  if (rule.kind === 'text' || fieldKinds[rule.kind].accepts(text, rule)) return undefined
  return rule.kind
}

/** All errors of the rule, for markup with every message. */
export function possibleErrors(rule: FieldRule): FieldError[] {
  return [...(rule.required ? ['required' as const] : []), ...(rule.kind === 'text' ? [] : [rule.kind]), 'tooLong']
}
