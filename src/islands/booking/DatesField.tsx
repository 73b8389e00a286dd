import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { weekdayDate } from '../../ui/format/date.ts'
import { calendar } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Field } from './Field.tsx'

/** The chosen dates and their nights. `missing`: the visitor wanted to book without any. */
export function DatesField({
  ref,
  ...it
}: {
  ref: Ref<HTMLButtonElement>
  dates: StayDates | undefined
  open: boolean
  missing: boolean
  /** The part of the island that has the calendar. */
  part: string
  onClick: () => void
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { dates } = it
  const nights = dates && nightsOf(dates)
  return (
    <Field
      ref={ref}
      icon={calendar}
      label={nights === undefined ? t`Dates` : t`${plural(nights, { one: '# night', other: '# nights' })}`}
      value={dates ? `${weekdayDate(dates.checkin, market)} – ${weekdayDate(dates.checkout, market)}` : t`Checkin - Checkout`}
      open={it.open}
      part={it.part}
      error={it.missing ? t`Please choose your travel dates.` : undefined}
      onClick={it.onClick}
    />
  )
}
