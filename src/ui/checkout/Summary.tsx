import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelSummary } from '../../contract/hotel.ts'
import type { Picture as PictureContent } from '../../contract/picture.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { weekdayDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import { calendar, guests as guestsIcon, pin } from '../icon/paths.ts'
import { Picture } from '../picture/Picture.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'
import { partyWords } from './party-words.ts'

/** What is booked: the stay, its dates and its party. `children` are what it includes and the amounts. */
export function Summary(it: {
  label: string
  hotel: HotelSummary
  image?: PictureContent | undefined
  dates: StayDates
  nights: number
  guests: Guests
  children: ReactNode
}): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { hotel, dates } = it
  return (
    <div className={css.summary}>
      {it.image && <Picture of={it.image} use="card" first decorative />}
      <div>
        <h2>{it.label}</h2>
        <p>
          {hotel.label} <Stars of={hotel.stars} />
        </p>
        <ul className={css.facts}>
          <li>
            <Icon of={pin} />
            {hotel.location.label}
          </li>
          <li>
            <Icon of={calendar} />
            <span>
              {t`${weekdayDate(dates.checkin, market)} to ${weekdayDate(dates.checkout, market)}`}
              {' · '}
              {t`${plural(it.nights, { one: '# night', other: '# nights' })}`}
            </span>
          </li>
          <li>
            <Icon of={guestsIcon} />
            {partyWords(it.guests, i18n)}
          </li>
        </ul>
        {it.children}
      </div>
    </div>
  )
}
