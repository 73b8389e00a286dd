import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms/settings.ts'
import { Facts } from '../facts/Facts.tsx'
import { HowItWorks } from './HowItWorks.tsx'

interface GiftTermsProps {
  readonly terms: Pick<Settings, 'voucherValidityMonths' | 'deliveryDays'> | null
  readonly byPost: boolean
  readonly film: ReactNode
}

export function GiftTerms({ terms, byPost, film }: GiftTermsProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      {film}
      <HowItWorks gift="stay" byPost={byPost} />
      {terms && <Facts icon="gift" facts={[validityOf(terms), deliveryOf(terms)]} />}
    </>
  )

  function validityOf({ voucherValidityMonths: { singleVoucher: validity } }: NonNullable<GiftTermsProps['terms']>): string {
    return t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`
  }

  function deliveryOf({ deliveryDays: { min, max } }: NonNullable<GiftTermsProps['terms']>): string {
    return byPost ? t`By e-mail at once, or by post in ${min} to ${max} working days` : t`By e-mail at once`
  }
}
