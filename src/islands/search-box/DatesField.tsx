import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { weekdayDate } from '../../ui/format/date.ts'
import { calendar } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { DatesPanel } from '../parts/calendar/DatesPanel.tsx'
import { AsServed } from './AsServed.tsx'
import { DatesWanted } from './DatesWanted.tsx'
import { FieldButton } from './FieldButton.tsx'
import { NativeDates } from './NativeDates.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

const useShortcuts = onDemand(() => import('./DateShortcuts.tsx'))

/** "Checkin - Checkout". What can be booked is not known here: only past days and the horizon are out. */
export function DatesField({ draft, today, hour, periods, datesPrompt, active, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const [clicked, setClicked] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  const { dates } = draft
  // Of the two forms, the one that was sent asks.
  const wanted = active && draft.datesWanted
  const open = clicked || wanted
  const shortcuts = useShortcuts(open)
  const close = () => {
    setClicked(false)
    if (wanted) draft.leaveDates()
  }
  const value = dates && `${weekdayDate(dates.checkin, market)} – ${weekdayDate(dates.checkout, market)}`
  return (
    <div className={css.field}>
      <FieldButton
        ref={source}
        icon={calendar}
        label={t`Dates`}
        value={value}
        empty={draft.flexible ? t`Flexible dates` : t`Checkin - Checkout`}
        open={open}
        part="DatesDraft"
        onClick={open ? close : () => setClicked(true)}
      />
      {served && (import.meta.env.SSR ? <NativeDates dates={dates} today={today} /> : <AsServed />)}
      <DatesPanel
        open={open}
        onClose={close}
        title={t`Dates`}
        source={source}
        dates={dates}
        onPick={draft.chooseDates}
        today={today}
        hour={hour}
      >
        {wanted && <DatesWanted flexible={datesPrompt === 'suggested' ? draft.chooseFlexible : undefined} />}
        {shortcuts && (
          <shortcuts.DateShortcuts
            {...{ today, hour, periods }}
            onPick={(chosen) => {
              draft.chooseDates(chosen)
              close()
            }}
          />
        )}
      </DatesPanel>
    </div>
  )
}
