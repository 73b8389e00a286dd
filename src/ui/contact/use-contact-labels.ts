import { useLingui } from '@lingui/react/macro'
import type { ContactFieldName } from '../../domain/contact/contact-form.ts'
import type { ContactReason } from '../../domain/contact/contact-reasons.ts'

export function useContactFieldLabels(): Readonly<Record<ContactFieldName, string>> {
  const { t } = useLingui()
  return {
    reason: t`What is it about?`,
    bookingNumber: t`Booking number`,
    name: t`First and last name`,
    email: t`Your e-mail`,
    phone: t`Phone number`,
    description: t`Message`,
  }
}

export function useContactReasonLabels(): Readonly<Record<ContactReason, string>> {
  const { t } = useLingui()
  return {
    avv_info: t`A question before I book`,
    booking_info: t`A question about my booking`,
    emailconf: t`I have not received my confirmation`,
    modification: t`I would like to change my booking`,
    cancellation: t`I would like to cancel my booking`,
    complaint: t`I have a complaint`,
    other: t`Something else`,
  }
}
