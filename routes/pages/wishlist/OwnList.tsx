import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { wishlist } from '../../../src/islands/wishlist/island.ts'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import css from '../../../src/ui/wishlist/WishlistPage.module.css'

export function OwnList(): ReactNode {
  return (
    <>
      <div className={`wrap ${css.page}`}>
        <h1>
          <Trans>My wishlist</Trans>
        </h1>
        <p className="muted">
          <Trans>This list is stored in your browser only.</Trans>
        </p>
        <noscript>
          <Notice tone="info">
            <Trans>Your browser has the list, and shows it with scripts only. Switch them on for this site to see it.</Trans>
          </Notice>
        </noscript>
        <Island island={wishlist} when="load" early={{ address: '/', part: 'FullList' }} props={{}} />
      </div>
      <RecentlyViewedSection />
    </>
  )
}
