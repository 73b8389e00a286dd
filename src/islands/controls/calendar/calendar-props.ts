import type { IsoMonth } from '../../../contract/scalars.ts'
import type { PossibleStay } from '../../../contract/availability.ts'
import type { CalendarDays } from '../../../domain/calendar/day-selectability.ts'
import type { Selection } from '../../../domain/calendar/selection.ts'

export interface CalendarKnowledge {
  /** Absent where availability is unknown (search, or a failed call). */
  readonly days?: CalendarDays | undefined
  /** Others show placeholders; absent means all. */
  readonly loadedMonths?: readonly IsoMonth[] | undefined
  /** Stays from the selected check-in; absent means no restriction. */
  readonly allowedNights?: readonly PossibleStay[] | undefined
  readonly loading?: boolean | undefined
  /** Confirm requires both dates. */
  readonly bothNeeded?: boolean | undefined
  /** Load the months that are missing (`requestFor`). */
  readonly onMonthsShown?: ((months: readonly IsoMonth[]) => void) | undefined
}

/** `two`: with arrows. `endless`: a column that grows. */
export type CalendarLayout = 'two' | 'endless'

export interface CalendarProps extends CalendarKnowledge {
  readonly layout: CalendarLayout
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
  /** Never called with an incomplete selection. */
  readonly onConfirm: () => void
}
