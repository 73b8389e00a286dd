import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bookableMonths, lastBookableDay } from '../../domain/calendar/paging.ts'
import { guestKeys } from '../../domain/address/dates-and-guests.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { guestKinds, type GuestLimits, type Guests } from '../../domain/guests/guests.ts'
import { daysAround, type Flexibility, maxOpenNights } from '../../domain/search/flexibility.ts'
import { capitalised } from '../../ui/format/text.tsx'
import { formatMonthSince } from '../../ui/format/date.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import css from './SearchFields.module.css'

interface NativeDatesProps {
  readonly dates: StayDates | undefined
  readonly flexibility: Flexibility | undefined
}

/** Dates for visitors without scripts, rendered by the server only. */
export function NativeDates({ dates, flexibility }: NativeDatesProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const bounds = { min: today, max: lastBookableDay(today) }
  const open = flexibility?.nights === undefined ? undefined : flexibility
  const mode = flexibility?.kind === 'around' ? flexibility.days : flexibility?.kind
  return (
    <fieldset className={`${css.native} ${css.nativeDates}`}>
      <legend className="unseen">{t`Dates`}</legend>
      <label>
        {t`Check-in`}
        <input type="date" name="checkin" defaultValue={dates?.checkin} {...bounds} />
      </label>
      <label>
        {t`Check-out`}
        <input type="date" name="checkout" defaultValue={dates?.checkout} {...bounds} />
      </label>
      <label>
        {t`Flexibility of the dates`}
        <select name="flexible" defaultValue={mode ?? ''}>
          <option value="">{t`Exact dates`}</option>
          {daysAround.map((days) => (
            <option key={days} value={days}>
              {t`± ${plural(days, { one: '# day', other: '# days' })}`}
            </option>
          ))}
          <option value="weekend">{t`Any weekend`}</option>
          <option value="month">{t`A month`}</option>
        </select>
      </label>
      <label>
        {t`Month`}
        <select name="month" defaultValue={open?.month ?? ''}>
          <option value="">{t`The next weekends`}</option>
          {bookableMonths(today).map((month) => (
            <option key={month} value={month}>
              {capitalised(formatMonthSince(today, `${month}-01`, market), market)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t`Nights`}
        <input type="number" name="nights" defaultValue={open?.nights} min={1} max={maxOpenNights} />
      </label>
    </fieldset>
  )
}

/** Numbers of guests for visitors without scripts, rendered by the server only. */
export function NativeGuests({ label, guests, limits }: { label: string; guests: Guests; limits: GuestLimits }): ReactNode {
  const labels = useGuestLabels()
  return (
    <fieldset className={css.native}>
      <legend className="unseen">{label}</legend>
      {guestKinds
        .filter((kind) => limits[kind])
        .map((kind) => (
          <label key={kind}>
            {`${labels.kind[kind]} (${labels.ages(kind)})`}
            <input type="number" name={guestKeys[kind]} defaultValue={guests[kind]} {...limits[kind]} />
          </label>
        ))}
    </fieldset>
  )
}

export interface ThemeChoice {
  readonly id: number
  readonly label: string
}

export function NativeTheme({ theme, themes }: { theme: number | undefined; themes: readonly ThemeChoice[] }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.native}>
      <label>
        {t`Theme`}
        <select name="theme" defaultValue={theme ?? ''}>
          <option value="">{t`All themes`}</option>
          {themes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
