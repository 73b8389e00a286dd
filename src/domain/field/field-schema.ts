import * as v from 'valibot'
import { cleanValue, fieldError } from './field-error.ts'
import type { FieldRule } from './field-kinds.ts'

/** Schema of a field's value, cleaned. Its issue's message is the name of the error (`FieldError`). */
export const fieldSchema = (rule: FieldRule) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanValue),
    v.check(
      (value) => fieldError(rule, value) === undefined,
      ({ input }) => fieldError(rule, input) ?? '',
    ),
  )
