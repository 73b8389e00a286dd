import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Wish } from '../../domain/product-lists/wishes.ts'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { ToastTemplate } from '../toast/ToastTemplate.tsx'
import css from './WishHeart.module.css'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wish-heart': { 'data-item'?: Wish | undefined; children?: never }
    }
  }
}

/** The browser fills the element with the button of `HeartTemplate`. Without `product` it is for the stay whose card it is in. */
export function WishHeart({ product }: { product?: Wish }): ReactNode {
  return useSite().wishlist ? <wish-heart data-item={product} /> : null
}

/** Rendered once on a page. The browser replaces `%` by the name of the product. */
export function HeartTemplate(): ReactNode {
  const { t } = useLingui()
  const { site, wishlist } = useSite()
  const name = '%'
  return wishlist ? (
    <>
      <template id="heart">
        <button type="button" className={css.heart} aria-label={t`In my wishlist: ${name}`} aria-pressed="false">
          <Icon name="heart" />
        </button>
      </template>
      <ToastTemplate
        id="toast"
        texts={{ 'data-saved': t`Saved`, 'data-removed': t`Removed`, 'data-unkept': t`On this page only: your browser keeps nothing` }}
      >
        <a href={href(site, 'wishlist')}>{t`See my wishlist`}</a>
      </ToastTemplate>
    </>
  ) : null
}
