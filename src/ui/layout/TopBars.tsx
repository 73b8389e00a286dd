import type { ReactNode } from 'react'
import type { Announcement } from '../../contract/cms/frame.ts'
import { AnnouncementBanner } from './AnnouncementBanner.tsx'
import { PromoBar, type PromoBarProps } from './PromoBar.tsx'
import css from './TopBars.module.css'

interface TopBarsProps extends PromoBarProps {
  readonly banner: Announcement | undefined
}

export function TopBars({ banner, ...promoBar }: TopBarsProps): ReactNode {
  if (!banner && !promoBar.promoLinks.length && !promoBar.flowTabs) return null
  return (
    <div className={css.bars}>
      <AnnouncementBanner announcement={banner} />
      <PromoBar {...promoBar} />
    </div>
  )
}
