import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Icon } from '../icon/Icon.tsx'
import type { LinkAttributes } from '../link/link-to.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './CardPictures.module.css'

const maxPictures = 4

interface CardPicturesProps {
  readonly pictures: readonly Content[]
  readonly label: string
  readonly link: LinkAttributes
  readonly first?: boolean
}

/** A strip that snaps while it is scrolled. With scripts it is a carousel (`src/enhancements/cards/carousel.ts`). */
export function CardPictures({ pictures, label, link, first }: CardPicturesProps): ReactNode {
  const { t } = useLingui()
  const shown = pictures.slice(0, maxPictures)
  const strip = (
    <div className={css.strip} data-strip="" tabIndex={-1} aria-hidden="true">
      <a {...link} tabIndex={-1}>
        {shown.map((picture, at) => (
          <Picture key={picture.url} picture={picture} use={at === 0 ? 'card' : 'behind'} {...(first && at === 0 && { first })} />
        ))}
      </a>
    </div>
  )
  if (shown.length < 2) return strip
  return (
    <div className={css.carousel} role="group" aria-roledescription={t`carousel`} aria-label={t`Photos of ${label}`}>
      {/* One Tab stop a card: the arrow keys go both ways. */}
      <button type="button" data-step="-1" tabIndex={-1} aria-label={t`Previous photo`}>
        <Icon name="left" />
      </button>
      <button type="button" data-step="1" aria-label={t`Next photo`}>
        <Icon name="right" />
      </button>
      {strip}
      <span className="unseen" role="group" aria-roledescription={t`slide`} aria-label={`1 / ${shown.length}`} aria-live="polite">
        {shown[0]?.alt}
      </span>
    </div>
  )
}
