import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lastBookableDay } from '../../domain/calendar/paging.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { addDays } from '../../domain/dates/iso-date.ts'
import { guestKeys } from '../../domain/criteria/party-and-dates.ts'
import { type GuestKind, guestKinds, guestLimits, type Guests } from '../../domain/guests/guests.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import css from './Booking.module.css'

export interface NativeChoice {
  readonly dates: StayDates | undefined
  readonly guests: Guests
  readonly today: string
}

/** The browser's own fields, for a visitor without scripts: they ask this page again, with the dates in its query. */
export function NativeFields({ dates, guests, today }: NativeChoice): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  const last = lastBookableDay(today)
  return (
    <form method="get" className={css.nativeFields}>
      <label>
        {t`Check-in`}
        <input type="date" name="checkin" required defaultValue={dates?.checkin} min={today} max={last} />
      </label>
      <label>
        {t`Check-out`}
        <input type="date" name="checkout" required defaultValue={dates?.checkout} min={addDays(today, 1)} />
      </label>
      {guestKinds.map((kind) => (
        <label key={kind}>
          {words.kind[kind]}
          <select name={guestKeys[kind]} defaultValue={guests[kind]}>
            {counts(kind).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" wide look={dates ? 'second' : 'first'}>
        {t`See the price`}
      </Button>
    </form>
  )
}

function counts(kind: GuestKind): number[] {
  const { min, max } = guestLimits[kind]
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}
