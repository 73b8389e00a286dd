import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UndatedService } from '../../contract/programme.ts'
import type { ActivityDates, StayDetail } from '../../contract/stay.ts'
import { chosenSlots } from '../../domain/booking/programme.ts'
import { nightsOf, type StayDates } from '../../domain/dates/stay-dates.ts'
import { type ActivitySelection, activitiesWithoutDate } from '../../domain/stay/activity-selection.ts'
import { Programme } from '../checkout/Programme.tsx'

export interface StayProgrammeProps {
  readonly dates: StayDates
  readonly included: readonly string[]
  readonly undated: readonly UndatedService[]
  readonly selection: ActivitySelection
  readonly offered: ActivityDates
  readonly checkInOut: StayDetail['hotel']['checkInOut']
  readonly described: number
}

export function StayProgramme({ dates, included, undated, selection, offered, checkInOut, described }: StayProgrammeProps): ReactNode {
  const { t } = useLingui()
  const unchosen = activitiesWithoutDate(selection, offered)
  const titles = offered.flatMap(({ activityId, title }) => (unchosen.includes(activityId) ? [title] : [])).join(', ')
  return (
    <>
      <Programme {...{ dates, included, undated, checkInOut }} slots={chosenSlots(selection, offered)} />
      {titles && <p>{t`Time to choose: ${titles}`}</p>}
      {nightsOf(dates) !== described && (
        <p className="muted">{t`${plural(described, { one: 'The text below describes # night.', other: 'The text below describes # nights.' })}`}</p>
      )}
    </>
  )
}
