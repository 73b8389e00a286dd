import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelSummary } from '../../contract/hotel.ts'
import type { Picture as PictureContent } from '../../contract/picture.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { formatStayDates } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Picture } from '../picture/Picture.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'
import { guestsLabel } from './guests-label.ts'
import { OrderText, useOrderLanguage } from './order-language.tsx'

export function Summary(props: {
  label: string
  hotel: Pick<HotelSummary, 'label' | 'stars' | 'location'>
  image?: PictureContent | undefined
  dates: StayDates
  nights: number
  guests: Guests
  children: ReactNode
}): ReactNode {
  const { t, i18n } = useLingui()
  const { market, today } = useSite()
  const { hotel, dates } = props
  const lang = useOrderLanguage()
  const [arrival, departure] = formatStayDates(dates, today, market)
  return (
    <div className={css.summary}>
      {props.image && <Picture picture={props.image} use="card" first decorative />}
      <div>
        <h2 lang={lang}>{props.label}</h2>
        <p>
          {hotel.label} <Stars stars={hotel.stars} />
        </p>
        <ul className={css.facts}>
          <SummaryFact icon="pin">
            <OrderText>{hotel.location.label}</OrderText>
          </SummaryFact>
          <SummaryFact icon="calendar">
            {t`${arrival} to ${departure}`}
            {' · '}
            {t`${plural(props.nights, { one: '# night', other: '# nights' })}`}
          </SummaryFact>
          <SummaryFact icon="guests">{guestsLabel(props.guests, i18n)}</SummaryFact>
        </ul>
        {props.children}
      </div>
    </div>
  )
}

export function SummaryFact({ icon, children }: { icon: IconName; children: ReactNode }): ReactNode {
  return (
    <li className={css.fact}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
