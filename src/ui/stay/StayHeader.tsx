import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDetail } from '../../contract/stay.ts'
import type { AutoDiscount } from '../../contract/price.ts'
import { wishOf } from '../../domain/product-lists/wishes.ts'
import { TargetedLabel } from '../card/CardMessages.tsx'
import { formatDiscount } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import { hotelHref } from '../link/product-href.ts'
import { Notice } from '../notice/Notice.tsx'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { WishHeart } from '../product-lists/WishHeart.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './StayHeader.module.css'

/** `campaign` announces an automatic discount. */
export function StayHeader({ stay, campaign }: { stay: StayDetail; campaign: ReactNode }): ReactNode {
  const view = useSite()
  const { hotel } = stay
  return (
    <header className={css.header}>
      <h1>{stay.label}</h1>
      <p className="row">
        <a {...linkTo(hotelHref(view, hotel))} className={css.hotel} data-same-dates="">
          {hotel.label}
        </a>
        <Stars stars={hotel.stars} />
        <a href="#location" className={css.place}>
          <Icon name="pin" />
          {hotel.location.label}
        </a>
      </p>
      <div className="row">
        <Score review={hotel.review} large incentive />
        {/* Where a phone has no room for both, neither is left alone. */}
        <div className="row">
          <WishHeart product={wishOf('STAY', stay.id)} />
          <ShareButton />
        </div>
        {/* The label concerns booking only. */}
        {view.flow !== 'gifting' && <TargetedLabel label={stay.targetedLabel} />}
      </div>
      {campaign}
    </header>
  )
}

export function CampaignNotice({ campaign }: { campaign: AutoDiscount | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const applied = useAutoDiscount()(campaign)
  if (!applied) return null
  const { code } = applied
  return (
    <Notice title={t`${formatDiscount(applied.value, market)} extra on selected offers`}>
      <Trans>This stay is one of them. The code {code} is applied when you pay.</Trans>
    </Notice>
  )
}
