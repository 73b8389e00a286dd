import * as v from 'valibot'
import { cleanValue, fieldError } from './field-error.ts'
import type { FieldRule } from './field-kinds.ts'

/** The message is a `FieldError`. */
export const fieldSchema = (rule: FieldRule) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanValue),
    v.check(
      (value) => fieldError(rule, value) === undefined,
      ({ input }) => fieldError(rule, input) ?? '',
    ),
  )
