import type { ReactNode } from 'react'
import type { Picture } from '../../contract/picture.ts'
import { wholeWords } from '../format/whole-words.tsx'
import type { ProductLink } from '../link/product-href.ts'
import css from './Card.module.css'
import { CardPictures } from './CardPictures.tsx'

interface CardFrameProps {
  /** Where the whole card leads. */
  readonly link: ProductLink
  readonly title: string
  readonly heading?: 'h2' | 'h3' | undefined
  readonly images: readonly Picture[]
  /** Among the first seen on its page: its picture loads at once. */
  readonly first?: boolean | undefined
  /** Stands on the picture's corner. */
  readonly action?: ReactNode
  readonly above?: ReactNode
  readonly foot: ReactNode
  /** The offer's id, for who counts the cards chosen. */
  readonly offer?: number
  readonly children?: ReactNode
}

/** What every card has: pictures, the title that is the whole card's link, its body, and its price at the foot. */
export function CardFrame(it: CardFrameProps): ReactNode {
  const { link, heading: Heading = 'h3' } = it
  return (
    <article className={css.card} data-offer={it.offer}>
      <CardPictures of={it.images} label={it.title} link={link} {...(it.first && { first: true })} />
      {it.action}
      <div className={css.body}>
        {it.above}
        <Heading className={css.title}>
          <a {...link}>{wholeWords(it.title)}</a>
        </Heading>
        {it.children}
        <div className={css.foot}>{it.foot}</div>
      </div>
    </article>
  )
}
