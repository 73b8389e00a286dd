import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms.ts'
import { gift } from '../icon/paths.ts'
import { Facts } from './Facts.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { StaySection } from './StaySection.tsx'

/** What counts of the content's settings when a stay is given. */
type Terms = Pick<Settings, 'voucherValidityMonths' | 'deliveryDays'>

/**
 * "The gift": how giving a stay works, as a `film` and in words, how long the voucher holds and how it comes; the last two where
 * content says so.
 */
export function GiftSection({ terms, film }: { terms: Terms | null; film: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <StaySection id="gift" title={<Trans>The gift</Trans>}>
      {film}
      <HowItWorks gift="stay" />
      {terms && <Facts icon={gift} of={[validity(terms), delivery(terms)]} />}
    </StaySection>
  )

  function validity({ voucherValidityMonths: { singleVoucher: validity } }: Terms): string {
    return t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`
  }

  function delivery({ deliveryDays: { min, max } }: Terms): string {
    return t`By e-mail at once, or by post in ${min} to ${max} working days`
  }
}
