import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { LinkAttributes } from '../link/link-to.ts'
import { Picture } from '../picture/Picture.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import css from './Card.module.css'
import compact from './MapCard.module.css'

interface CompactCardProps {
  readonly stay: Pick<OfferCard, 'id' | 'label' | 'hotel' | 'images'>
  readonly link: LinkAttributes
  readonly hotel?: LinkAttributes
  readonly scored?: boolean
  readonly close?: ReactNode
  readonly children?: ReactNode
}

export function CompactCard({ stay, link, hotel, scored = true, close, children }: CompactCardProps): ReactNode {
  const [image] = stay.images
  return (
    <article className={`${css.card} ${compact.card}`} data-offer={stay.id}>
      {image && <Picture picture={image} use="card" decorative />}
      <div className={css.body}>
        <h3 className={css.title}>
          <a {...link}>{stay.label}</a>
        </h3>
        <p className={css.hotel}>
          {hotel ? <a {...hotel}>{stay.hotel.label}</a> : stay.hotel.label} <Stars stars={stay.hotel.stars} />
        </p>
        {scored && <Score review={stay.hotel.review} incentive />}
        {children}
      </div>
      {close && <div className={compact.close}>{close}</div>}
    </article>
  )
}
