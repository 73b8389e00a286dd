import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './CardPictures.module.css'

/** The first four pictures of a product, in a strip that snaps. The card's title is the link that keyboards and screen readers use. */
export function CardPictures({ of, href, first }: { of: readonly Content[]; href: string; first?: boolean }): ReactNode {
  return (
    <div className={css.strip} aria-hidden="true">
      <a href={href} tabIndex={-1}>
        {of.slice(0, 4).map((picture, at) => (
          <Picture key={picture.url} of={picture} use={at === 0 ? 'card' : 'behind'} decorative {...(first && at === 0 && { first })} />
        ))}
      </a>
    </div>
  )
}
