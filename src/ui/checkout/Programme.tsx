import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type ProgrammeEntry, type ProgrammeInput, programmeOf, type ProgrammeSection } from '../../domain/booking/programme.ts'
import { formatNearDate } from '../format/date.ts'
import { formatTime } from '../format/time.ts'
import { Facts } from '../facts/Facts.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from '../timeline/Timeline.module.css'
import { OrderText, useOrderLanguage } from './order-language.tsx'

export function Programme({ included, ...input }: ProgrammeInput & { included: readonly string[] }): ReactNode {
  const lang = useOrderLanguage()
  return (
    <>
      <Facts facts={included} lang={lang} />
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
  const { market } = useSite()
  if (entry.kind === 'service') return <OrderText>{[entry.title, entry.schedules].filter(Boolean).join(' · ')}</OrderText>
  const time = entry.time === undefined ? undefined : formatTime(entry.time, market)
  if (entry.kind === 'slot') {
    const { title } = entry
    return time === undefined ? (
      <OrderText>{title}</OrderText>
    ) : (
      <Trans>
        {time}: <OrderText>{title}</OrderText>
      </Trans>
    )
  }
  return entry.kind === 'arrival' ? <Trans>Arrival from {time}</Trans> : <Trans>Departure until {time}</Trans>
}
