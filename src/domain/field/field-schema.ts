import * as v from 'valibot'
import { cleanValue, fieldError } from './field-error.ts'
import type { FieldRule } from './field-kinds.ts'

/** Schema of a field's value, cleaned. Its issue's message is the name of the error (`FieldError`). */
export const fieldSchema = (rule: FieldRule) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanValue),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed ? fieldError(rule, dataset.value) : undefined
      if (error) addIssue({ message: error })
    }),
  )
