import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms.ts'
import { giftIcon } from '../icon/paths.ts'
import { Facts } from '../facts/Facts.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { StaySection } from './StaySection.tsx'

/** Settings that concern gifts. */
type Terms = Pick<Settings, 'voucherValidityMonths' | 'deliveryDays'>

/** "The gift": how it works (`film` and steps), validity and delivery, which are content, and how it is made one's own (`children`). */
export function GiftSection({ terms, film, children }: { terms: Terms | null; film: ReactNode; children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <StaySection id="gift" title={<Trans>The gift</Trans>}>
      {film}
      <HowItWorks gift="stay" />
      {terms && <Facts icon={giftIcon} facts={[validityOf(terms), deliveryOf(terms)]} />}
      {children}
    </StaySection>
  )

  function validityOf({ voucherValidityMonths: { singleVoucher: validity } }: Terms): string {
    return t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`
  }

  function deliveryOf({ deliveryDays: { min, max } }: Terms): string {
    return t`By e-mail at once, or by post in ${min} to ${max} working days`
  }
}
