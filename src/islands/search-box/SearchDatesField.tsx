import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { type Flexibility, isDated, isOpen } from '../../domain/search/flexibility.ts'
import { formatStayDates } from '../../ui/format/date.ts'
import { useFlexibilityLabel } from '../../ui/results/use-flexibility-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useMedia, wideScreen } from '../runtime/media.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { DatesPanel } from '../controls/calendar/DatesPanel.tsx'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { AsServed } from '../runtime/AsServed.tsx'
import { NativeDates } from './NativeFields.tsx'
import type { SearchFieldValues } from './draft.ts'
import type { FieldsProps } from './use-search-draft.ts'
import css from './SearchFields.module.css'

const useChoices = onDemand('DateChoices', () => import('./DateChoices.tsx'))

/** Its calendar offers every day up to the horizon, because a search does not know what is available before it runs. */
export function SearchDatesField({ draft, periods, datesPrompt, active, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const [clicked, setClicked] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  const { dates, flexibility } = draft
  const flexibilityLabel = useFlexibilityLabel()
  // The page has two forms with one draft: only the one that was submitted opens its calendar.
  const needed = active && draft.datesNeeded
  const open = clicked || needed
  const choices = useChoices(open)
  const wide = useMedia(wideScreen)
  const close = () => {
    setClicked(false)
    if (needed) draft.change({ kind: 'datesNeeded', needed: false })
  }
  const choose = (when: Pick<SearchFieldValues, 'dates' | 'flexibility'>) => draft.change({ kind: 'dates', ...when })
  const changeFlexibility = (days: Flexibility | undefined) => choose({ dates: isOpen(days) ? undefined : dates, flexibility: days })
  const range = dates && formatStayDates(dates, today, market).join(' – ')
  const value = isDated(draft) ? [range, flexibility && flexibilityLabel(flexibility)].filter(Boolean).join(' ') : undefined
  return (
    <div className={css.field}>
      <FieldButton
        ref={source}
        className={css.control}
        icon="calendar"
        label={t`Dates`}
        value={value}
        empty={draft.flexible ? t`Flexible dates` : t`Checkin - Checkout`}
        open={open}
        part="DatesDraft"
        onClick={open ? close : () => setClicked(true)}
      />
      {served &&
        (import.meta.env.SSR ? <NativeDates dates={dates} flexibility={flexibility} /> : <AsServed as="fieldset" className={css.native} />)}
      <DatesPanel
        // The dropdown waits for its choices: if it grew after it has opened, it would no longer fit below its field.
        open={open && (!wide || choices !== undefined)}
        onClose={close}
        title={t`Dates`}
        source={source}
        dates={dates}
        onPick={(chosen) => (chosen ? choose({ dates: chosen, flexibility }) : draft.clearDates())}
        instead={
          choices && isOpen(flexibility) && <choices.OpenDates flexibility={flexibility} onChange={changeFlexibility} onClose={close} />
        }
      >
        {needed && choices && (
          <choices.DatesNeeded onFlexible={datesPrompt === 'suggested' ? () => draft.change({ kind: 'flexible' }) : undefined} />
        )}
        {choices && <choices.FlexibleDates flexibility={flexibility} onChange={changeFlexibility} />}
        {choices && !isOpen(flexibility) && (
          <choices.DateShortcuts
            periods={periods}
            onPick={(chosen) => {
              choose({ dates: chosen, flexibility: undefined })
              close()
            }}
          />
        )}
      </DatesPanel>
    </div>
  )
}
