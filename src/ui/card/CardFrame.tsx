import type { ReactNode } from 'react'
import type { Picture } from '../../contract/picture.ts'
import { withUnbrokenHyphens } from '../format/text.tsx'
import type { LinkAttributes } from '../link/link-to.ts'
import css from './Card.module.css'
import { CardPictures } from './CardPictures.tsx'

interface CardFrameProps {
  readonly link: LinkAttributes
  readonly title: string
  readonly heading?: 'h2' | 'h3' | undefined
  readonly images: readonly Picture[]
  /** Set for a card on the first screen, whose picture loads eagerly. */
  readonly first?: boolean | undefined
  readonly action?: ReactNode
  readonly above?: ReactNode
  readonly foot: ReactNode
  readonly offer?: number
  readonly children?: ReactNode
}

export function CardFrame(props: CardFrameProps): ReactNode {
  const { link, heading: Heading = 'h3' } = props
  return (
    <article className={css.card} data-offer={props.offer}>
      <CardPictures pictures={props.images} label={props.title} link={link} {...(props.first && { first: true })} />
      {props.action}
      <div className={css.body}>
        {props.above}
        <Heading className={css.title}>
          <a {...link}>{withUnbrokenHyphens(props.title)}</a>
        </Heading>
        {props.children}
        <div className={css.foot}>{props.foot}</div>
      </div>
    </article>
  )
}
