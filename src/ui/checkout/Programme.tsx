import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type ProgrammeEntry, type ProgrammeInput, programmeOf, type ProgrammeSection } from '../../domain/booking/programme.ts'
import { formatNearDate } from '../format/date.ts'
import { formatTime } from '../format/time.ts'
import { Facts } from '../facts/Facts.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from '../timeline/Timeline.module.css'

export function Programme({ included, ...input }: ProgrammeInput & { included: readonly string[] }): ReactNode {
  return (
    <>
      <Facts facts={included} />
      <ol className={css.line}>
        {programmeOf(input).map((part) => (
          <li key={part.kind === 'day' ? part.date : part.kind}>
            <b>
              <When part={part} />
            </b>
            <ul>
              {part.entries.map((entry) => (
                <li key={`${entry.kind} ${'title' in entry ? entry.title : ''}`}>
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

function When({ part }: { part: ProgrammeSection }): ReactNode {
  const { market, today } = useSite()
  if (part.kind === 'day') return formatNearDate(part.date, today, market)
  return part.kind === 'mornings' ? <Trans>Every morning</Trans> : <Trans>At any time during your stay</Trans>
}

function Entry({ entry }: { entry: ProgrammeEntry }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (entry.kind === 'service') return [entry.title, entry.schedules].filter(Boolean).join(' · ')
  const time = entry.time === undefined ? undefined : formatTime(entry.time, market)
  if (entry.kind === 'slot') return time === undefined ? entry.title : t`${time}: ${entry.title}`
  return entry.kind === 'arrival' ? <Trans>Arrival from {time}</Trans> : <Trans>Departure until {time}</Trans>
}
