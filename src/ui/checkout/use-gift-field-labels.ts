import { useLingui } from '@lingui/react/macro'
import type { GiftFieldName } from '../../domain/gift/gift-form.ts'

export function useGiftFieldLabels(): Readonly<Record<GiftFieldName, string>> {
  const { t } = useLingui()
  return {
    name: t`First and last name`,
    street: t`Street and number`,
    more: t`Floor, building, company`,
    postcode: t`Postal code`,
    city: t`Town`,
    recipientEmail: t`Recipient’s e-mail`,
    day: t`Day of sending`,
    fromName: t`Who is the gift from?`,
    message: t`Your message`,
    email: t`Your e-mail`,
    terms: t`Terms of sale`,
  }
}
