import type { ReactNode } from 'react'
import type { AnnouncementBanner as Announcement, PromoBar as PromoLinks } from '../../contract/cms.ts'
import { AnnouncementBanner } from './AnnouncementBanner.tsx'
import { PromoBar } from './PromoBar.tsx'
import css from './TopBars.module.css'

/** Announcement and promo links in one line above the header; on narrow screens it scrolls sideways. */
export function TopBars({ banner, promoBar }: { banner: Announcement | undefined; promoBar: PromoLinks | undefined }): ReactNode {
  if (!banner && !promoBar) return null
  return (
    <div className={css.bars}>
      <AnnouncementBanner announcement={banner} />
      {promoBar && <PromoBar links={promoBar.links} />}
    </div>
  )
}
