import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Icon } from '../icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../icon/paths.ts'
import type { ProductLink } from '../link/product-href.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './CardPictures.module.css'

/** Pictures of a card. */
const most = 4

interface CardPicturesProps {
  readonly of: readonly Content[]
  /** What the pictures show, as the card's title says it. */
  readonly label: string
  readonly link: ProductLink
  readonly first?: boolean
}

/**
 * The first four pictures of a product, in a strip that snaps; with scripts also a carousel with buttons (`islands/cards`), whose slide
 * says in words which picture is shown. The card's title is the link that keyboards and screen readers use.
 */
export function CardPictures({ of, label, link, first }: CardPicturesProps): ReactNode {
  const { t } = useLingui()
  const shown = of.slice(0, most)
  const strip = (
    <div className={css.strip} data-strip="" tabIndex={-1} aria-hidden="true">
      <a {...link} tabIndex={-1}>
        {shown.map((picture, at) => (
          <Picture key={picture.url} of={picture} use={at === 0 ? 'card' : 'behind'} {...(first && at === 0 && { first })} />
        ))}
      </a>
    </div>
  )
  if (shown.length < 2) return strip
  return (
    <div className={css.carousel} role="group" aria-roledescription={t`carousel`} aria-label={t`Photos of ${label}`}>
      <button type="button" data-step="-1" aria-label={t`Previous photo`}>
        <Icon of={chevronLeft} />
      </button>
      <button type="button" data-step="1" aria-label={t`Next photo`}>
        <Icon of={chevronRight} />
      </button>
      {strip}
      <span className="unseen" role="group" aria-roledescription={t`slide`} aria-label={`1 / ${shown.length}`} aria-live="polite">
        {shown[0]?.alt}
      </span>
    </div>
  )
}
