import type { PossibleStay } from '../../../contract/availability.ts'
import type { IsoDate } from '../../../contract/scalars.ts'
import type { CalendarDays } from '../../../domain/calendar/day-selectability.ts'
import type { Selection } from '../../../domain/calendar/selection.ts'
import type { IsoMonth } from '../../../domain/dates/month.ts'

export interface CalendarKnowledge {
  readonly today: IsoDate
  /** 0 to 23, the market's: from 20 on no arrival today. */
  readonly hour: number
  /** Absent where availability is unknown (search, or a failed call). */
  readonly days?: CalendarDays | undefined
  /** Other months show placeholders. Absent means all. */
  readonly loadedMonths?: readonly IsoMonth[] | undefined
  /** The stays from the selected check-in, with prices where they are known. Absent means no restriction. */
  readonly allowedNights?: readonly PossibleStay[] | undefined
  readonly loading?: boolean | undefined
  /** Confirm requires both dates (stay and hotel pages). */
  readonly bothNeeded?: boolean | undefined
  /** Called with the visible months: load the missing ones (`requestFor`). */
  readonly onMonthsShown?: ((months: readonly IsoMonth[]) => void) | undefined
}

/** `two`: side by side with arrows. `endless`: in a column, more on scrolling. */
export type CalendarLayout = 'two' | 'endless'

export interface CalendarProps extends CalendarKnowledge {
  readonly layout: CalendarLayout
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
  /** Never called with an incomplete selection. */
  readonly onConfirm: () => void
}
