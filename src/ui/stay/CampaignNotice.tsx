import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AutoDiscount } from '../../domain/cards/offer-card.ts'
import { formatDiscount } from '../format/number.ts'
import { Notice } from '../notice/Notice.tsx'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'

/** A further discount, with its code. */
export function CampaignNotice({ campaign }: { campaign: AutoDiscount | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const applied = useAutoDiscount()(campaign)
  if (!applied) return null
  const { code } = applied
  return (
    <Notice title={t`${formatDiscount(applied.value, market)} extra on selected offers`}>
      <Trans>This stay is one of them. Your code: {code}</Trans>
    </Notice>
  )
}
