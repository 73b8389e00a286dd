import { type FieldKind, fieldKinds, type FieldRule } from './field-kinds.ts'

/** Why a value is refused. */
export type FieldError = 'required' | 'tooLong' | Exclude<FieldKind, 'text'>

/** Returns the longest value of a field, in characters. */
export const maxLengthOf = ({ kind, maxLength }: FieldRule): number => maxLength ?? fieldKinds[kind].maxLength

/** Composed letters, one kind of line break, nothing around it. */
export function cleanValue(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** An empty value is refused only by a required field. */
export function fieldError(rule: FieldRule, value: string): FieldError | undefined {
  const text = cleanValue(value)
  if (text === '') return rule.required ? 'required' : undefined
  if (text.length > maxLengthOf(rule)) return 'tooLong'
  if (rule.kind === 'text' || fieldKinds[rule.kind].accepts(text, rule)) return undefined
  return rule.kind
}

/** Returns every error that the rule can have, for markup with all messages. */
export function possibleErrors(rule: FieldRule): FieldError[] {
  return [...(rule.required ? ['required' as const] : []), ...(rule.kind === 'text' ? [] : [rule.kind]), 'tooLong']
}
