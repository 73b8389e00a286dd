import type { ReactNode } from 'react'
import card from '../card/Card.module.css'
import css from './Skeleton.module.css'

const lines = (count: number): ReactNode => Array.from({ length: count }, (_, at) => <i key={at} className={css.line} />)

export function CardSkeleton(): ReactNode {
  return (
    <div className={card.card} aria-hidden="true">
      <i className={css.picture} />
      <div className={`${card.body} ${css.text}`}>{lines(5)}</div>
    </div>
  )
}

export function ListSkeleton({ rows = 3 }: { rows?: number }): ReactNode {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={css.row}>
          <i className={css.thumb} />
          <div className={css.text}>{lines(3)}</div>
        </div>
      ))}
    </div>
  )
}

export function BookingPanelSkeleton(): ReactNode {
  return (
    <div className={css.panel} aria-hidden="true">
      <i className={css.line} />
      <i className={css.control} />
      <i className={css.control} />
      <i className={css.control} />
    </div>
  )
}
