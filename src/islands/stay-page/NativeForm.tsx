import type { ReactNode } from 'react'
import { AsServed } from '../runtime/AsServed.tsx'
import css from './panel.module.css'
import { useLingui } from '@lingui/react/macro'
import { lastBookableDay } from '../../domain/calendar/paging.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { addDays } from '../../domain/dates/days.ts'
import { guestKeys } from '../../domain/address/dates-and-guests.ts'
import { guestKinds, guestLimits, type Guests } from '../../domain/guests/guests.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'

/** Fields for visitors without scripts. Browsers keep the server's markup as it is: React needs no code for it. */
export function NativeForm(chosen: NativeChoice): ReactNode {
  if (import.meta.env.SSR) {
    return (
      <div className={css.native}>
        <NativeFields {...chosen} />
      </div>
    )
  }
  return <AsServed className={css.native} />
}

interface NativeChoice {
  readonly dates: StayDates | undefined
  readonly guests: Guests
  readonly extra?: number | undefined
}

/** A submission reloads the page with the dates in its query. */
function NativeFields({ dates, guests, extra }: NativeChoice): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  const labels = useGuestLabels()
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
          {labels.kind[kind]}
          <input type="number" name={guestKeys[kind]} defaultValue={guests[kind]} {...guestLimits[kind]} />
        </label>
      ))}
      {extra !== undefined && <input type="hidden" name="extra" value={extra} />}
      <Button type="submit" wide look={dates ? 'second' : 'first'}>
        {t`See the price`}
      </Button>
    </form>
  )
}
