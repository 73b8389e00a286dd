import { useLingui } from '@lingui/react/macro'
import type { GuestFieldName } from '../../domain/booking/lead-guest.ts'

export function useGuestFieldLabels(): Readonly<Record<GuestFieldName, string>> {
  const { t } = useLingui()
  return {
    name: t`First and last name`,
    email: t`Your e-mail`,
    phone: t`Your phone number`,
    arrivalTime: t`Arrival time`,
    wishes: t`Your wishes`,
  }
}
