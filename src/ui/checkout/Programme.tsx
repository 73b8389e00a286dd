import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type ProgrammeEntry, type ProgrammeInput, programmeOf } from '../../domain/booking/programme.ts'
import { formatWeekdayDate } from '../format/date.ts'
import { formatTime } from '../format/time.ts'
import { Facts } from '../facts/Facts.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from '../timeline/Timeline.module.css'

/** The stay day by day with its chosen starts, and what else it includes. */
export function Programme({ included, ...input }: ProgrammeInput & { included: readonly string[] }): ReactNode {
  const { market } = useSite()
  return (
    <>
      <Facts facts={included} />
      <ol className={css.line}>
        {programmeOf(input).map(({ date, entries }) => (
          <li key={date}>
            <b>{formatWeekdayDate(date, market)}</b>
            <ul>
              {entries.map((entry) => (
                <li key={`${entry.kind} ${entry.kind === 'slot' ? entry.title : ''}`}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function Entry({ entry }: { entry: ProgrammeEntry }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const time = entry.time === undefined ? undefined : formatTime(entry.time, market)
  if (entry.kind === 'slot') return time === undefined ? entry.title : t`${time}: ${entry.title}`
  return entry.kind === 'arrival' ? <Trans>Arrival from {time}</Trans> : <Trans>Departure until {time}</Trans>
}
