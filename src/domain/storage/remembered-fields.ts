import * as v from 'valibot'
import { parseStored } from './stored-value.ts'

const RememberedFields = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(2000)))

/** Values by the field's name. */
export const parseRememberedFields = (text: string | null): ReadonlyMap<string, string> =>
  new Map(Object.entries(parseStored(RememberedFields, text) ?? {}))

/** Null if every field is empty. */
export function formatRememberedFields(fields: readonly { readonly name: string; readonly value: string }[]): string | null {
  const filled = fields.filter(({ name, value }) => name && value)
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled.map(({ name, value }) => [name, value]))) : null
}
