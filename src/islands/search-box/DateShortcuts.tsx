import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateShortcuts } from '../../domain/calendar/date-shortcuts.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { formatDateRange } from '../../ui/format/date.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './DateShortcuts.module.css'
import type { SearchBoxProps } from './props.ts'

export function DateShortcuts(props: Pick<SearchBoxProps, 'periods'> & { onPick: (dates: StayDates) => void }): ReactNode {
  const { t } = useLingui()
  const { market, today, hour } = useSite()
  const names = { thisWeekend: t`This weekend`, nextWeekend: t`Next weekend` }
  const shortcuts = dateShortcuts(market.locale, today, hour, props.periods)
  return (
    shortcuts.length > 0 && (
      <ul className={css.shortcuts} aria-label={t`Suggested dates`}>
        {shortcuts.map(({ name, dates }) => {
          const label = typeof name === 'string' ? names[name] : name.label
          return (
            <li key={label}>
              <button type="button" onClick={() => props.onPick(dates)}>
                {label} <small>{formatDateRange(dates.checkin, dates.checkout, market)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    )
  )
}
