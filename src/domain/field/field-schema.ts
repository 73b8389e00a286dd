import * as v from 'valibot'
import { cleanText, cleanValue, fieldError } from './field-error.ts'
import type { FieldRule } from './field-kinds.ts'

/** The output is as its kind writes it; the message is a `FieldError`. */
export const fieldSchema = (rule: FieldRule) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanText),
    v.check(
      (value) => fieldError(rule, value) === undefined,
      ({ input }) => fieldError(rule, input) ?? '',
    ),
    v.transform((value) => cleanValue(rule, value)),
  )
