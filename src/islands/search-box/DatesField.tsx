import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatWeekdayDate } from '../../ui/format/date.ts'
import { calendarIcon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { DatesPanel } from '../controls/calendar/DatesPanel.tsx'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { AsServed } from './AsServed.tsx'
import { NativeDates } from './NativeDates.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

const useShortcuts = onDemand('DateShortcuts', () => import('./DateShortcuts.tsx'))

/** Dates of a search. Availability is unknown here: only past days and days beyond the horizon are disabled. */
export function DatesField({ draft, periods, datesPrompt, active, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { market, today, hour } = useSite()
  const [clicked, setClicked] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  const { dates } = draft
  // Only the submitted form opens its calendar.
  const needed = active && draft.datesNeeded
  const open = clicked || needed
  const shortcuts = useShortcuts(open)
  const close = () => {
    setClicked(false)
    if (needed) draft.change({ kind: 'datesNeeded', needed: false })
  }
  const choose = (chosen: StayDates | undefined) => draft.change({ kind: 'dates', dates: chosen })
  const value = dates && `${formatWeekdayDate(dates.checkin, market)} – ${formatWeekdayDate(dates.checkout, market)}`
  return (
    <div className={css.field}>
      <FieldButton
        ref={source}
        className={css.control}
        icon={calendarIcon}
        label={t`Dates`}
        value={value}
        empty={draft.flexible ? t`Flexible dates` : t`Checkin - Checkout`}
        open={open}
        part="DatesDraft"
        onClick={open ? close : () => setClicked(true)}
      />
      {served && (import.meta.env.SSR ? <NativeDates dates={dates} today={today} /> : <AsServed />)}
      <DatesPanel open={open} onClose={close} title={t`Dates`} source={source} dates={dates} onPick={choose} today={today} hour={hour}>
        {needed && <DatesNeeded onFlexible={datesPrompt === 'suggested' ? () => draft.change({ kind: 'flexible' }) : undefined} />}
        {shortcuts && (
          <shortcuts.DateShortcuts
            periods={periods}
            onPick={(chosen) => {
              choose(chosen)
              close()
            }}
          />
        )}
      </DatesPanel>
    </div>
  )
}

/** Notice after a search without dates. */
function DatesNeeded({ onFlexible }: { onFlexible: (() => void) | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <div className="row">
      <p role="alert">{t`Please choose your travel dates`}</p>
      {onFlexible && (
        <Button look="quiet" small onClick={onFlexible}>
          {t`My dates are flexible`}
        </Button>
      )}
    </div>
  )
}
