import { useLingui } from '@lingui/react/macro'
import { type FieldError, maxLengthOf } from '../../domain/field/field-error.ts'
import type { FieldRule } from '../../domain/field/field-kinds.ts'

/** Returns the function that words an error of a field (booking, section 8). */
export function useFieldMessages(): (error: FieldError, rule: FieldRule) => string {
  const { t } = useLingui()
  return (error, rule) => {
    const maxlength = maxLengthOf(rule)
    const messages: Readonly<Record<FieldError, string>> = {
      required: t`Mandatory field`,
      tooLong: t`The field is limited to ${maxlength} characters`,
      name: t`Only text is expected`,
      email: t`Email seems incorrect`,
      phone: t`Phone number seems incorrect`,
      postcode: t`Postal code seems incorrect`,
      number: t`Only a number is expected`,
      bookingNumber: t`Booking number is composed of 8 digits`,
      date: t`This date cannot be chosen`,
    }
    return messages[error]
  }
}
