import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './WishlistLink.module.css'

/** The browser adds the dates and the number of products. */
export function WishlistLink({ className = '' }: { className?: string | undefined }): ReactNode {
  const { t } = useLingui()
  const { site, wishlist } = useSite()
  return wishlist ? (
    <a className={`${className} ${css.link}`} href={href(site, 'wishlist')} data-same-dates="">
      <Icon name="heart" />
      <span className="unseen">{t`My wishlist`} </span>
      <b className={css.count} data-wish-count="" />
    </a>
  ) : null
}
