import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AutoDiscount } from '../../domain/cards/auto-discount.ts'
import { discount } from '../format/number.ts'
import { Notice } from '../notice/Notice.tsx'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'

/** The campaign of selected offers: so much more off this stay with its code. Only to whom it applies. */
export function CampaignNotice({ of }: { of: AutoDiscount | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const applied = useAutoDiscount()(of)
  if (!applied) return null
  const { code } = applied
  return (
    <Notice title={t`${discount(applied.value, market)} extra on selected offers`}>
      <Trans>This stay is one of them. Your code: {code}</Trans>
    </Notice>
  )
}
