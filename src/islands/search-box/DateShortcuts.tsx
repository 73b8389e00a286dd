import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateShortcuts } from '../../domain/calendar/date-shortcuts.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { dateRange } from '../../ui/format/date.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './DateShortcuts.module.css'
import type { SearchBoxProps } from './props.ts'

/** Weekends and campaign periods above the calendar: one click chooses both dates. */
export function DateShortcuts(it: Pick<SearchBoxProps, 'today' | 'hour' | 'periods'> & { onPick: (dates: StayDates) => void }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const names = { thisWeekend: t`This weekend`, nextWeekend: t`Next weekend` }
  const shortcuts = dateShortcuts(market.locale, it.today, it.hour, it.periods)
  return (
    shortcuts.length > 0 && (
      <ul className={css.shortcuts} aria-label={t`Suggested dates`}>
        {shortcuts.map(({ name, dates }) => {
          const label = typeof name === 'string' ? names[name] : name.label
          return (
            <li key={label}>
              <button type="button" onClick={() => it.onPick(dates)}>
                {label} <small>{dateRange(dates.checkin, dates.checkout, market)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    )
  )
}
