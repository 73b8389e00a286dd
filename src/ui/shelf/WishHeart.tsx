import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Wish } from '../../domain/shelf/wishes.ts'
import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './WishHeart.module.css'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wish-heart': { 'data-item': Wish; children?: never }
    }
  }
}

/** Where the wishlist's toggle of a product stands, on its card or beside its title. Empty until the browser fills it; nothing without the feature. */
export function WishHeart({ of }: { of: Wish }): ReactNode {
  return useSite().wishlist ? <wish-heart data-item={of} /> : null
}

/** The toggle itself, once a page: the browser copies it to where a heart stands, and puts the product's name for `%`. */
export function HeartTemplate(): ReactNode {
  const { t } = useLingui()
  const { wishlist } = useSite()
  const name = '%'
  return wishlist ? (
    <template id="heart">
      <button type="button" className={css.heart} aria-label={t`In my wishlist: ${name}`} aria-pressed="false">
        <Icon of={heart} />
      </button>
    </template>
  ) : null
}
