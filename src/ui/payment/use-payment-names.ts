import { useLingui } from '@lingui/react/macro'
import type { PaymentMethod } from '../../domain/pricing/payments.ts'

export function usePaymentNames(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui()
  return {
    full: t`In full, now`,
    '3x': t`In 3 instalments`,
    '4x': t`In 4 instalments`,
    deferred: t`Later, in one payment`,
    'pay-later': t`In 30 days, with our partner`,
  }
}
