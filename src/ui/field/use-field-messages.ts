import { useLingui } from '@lingui/react/macro'
import { type FieldError, maxLengthOf } from '../../domain/field/field-error.ts'
import type { FieldRule } from '../../domain/field/field-kinds.ts'
import { formatNumber } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Returns a sentence for each fault of a field (B5.30 to B5.36). */
export function useFieldMessages(): (error: FieldError, rule: FieldRule) => string {
  const { t } = useLingui()
  const { market } = useSite()
  return (error, rule) => {
    // A form has hundreds of possible faults: only the sentence that is asked for is composed.
    const messages: Readonly<Record<FieldError, () => string>> = {
      required: () => (rule.kind === 'terms' ? t`Please accept the terms of sale to continue.` : t`Mandatory field`),
      tooLong: () => {
        const maxlength = maxLengthOf(rule)
        return t`The field is limited to ${maxlength} characters`
      },
      name: () => t`Only text is expected`,
      signature: () => t`Only text is expected`,
      email: () => t`Email seems incorrect`,
      phone: () => t`Phone number seems incorrect`,
      postcode: () => t`Postal code seems incorrect`,
      number: () => t`Only a number is expected`,
      amount: () => {
        const [min, max] = [rule.min, rule.max].map((bound) => formatNumber(Number(bound ?? 0), market))
        return t`Only a whole amount from ${min} to ${max} is possible`
      },
      bookingNumber: () => t`Booking number is composed of 8 digits`,
      giftCode: () => t`A code has twelve letters and digits, such as ABCD-2345-EFGH`,
      date: () => t`This date cannot be chosen`,
    }
    return messages[error]()
  }
}
