import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import { Icon } from '../icon/Icon.tsx'
import { Score } from '../rating/Score.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { Stars } from '../rating/Stars.tsx'
import css from '../stay/StayHeader.module.css'

export function HotelHeader({ hotel }: { hotel: HotelDetail }): ReactNode {
  const { address, zipCode, city } = hotel.location
  return (
    <header className={css.header}>
      <h1>{hotel.label}</h1>
      <p className="row">
        <Stars stars={hotel.stars} />
        <a href="#location" className={css.place}>
          <Icon name="pin" />
          {address ? `${address}, ${[zipCode, city].filter(Boolean).join(' ')}` : hotel.location.label}
        </a>
      </p>
      <div className={css.besideActions}>
        <Score review={hotel.review} large incentive />
        <ShareButton />
      </div>
    </header>
  )
}
