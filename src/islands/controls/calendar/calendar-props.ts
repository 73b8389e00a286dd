import type { IsoMonth } from '../../../contract/scalars.ts'
import type { PossibleStay } from '../../../contract/availability.ts'
import type { CalendarDays } from '../../../domain/calendar/day-selectability.ts'
import type { Selection } from '../../../domain/calendar/selection.ts'

/** What is known of availability and prices, by which days can be chosen. */
export interface CalendarKnowledge {
  /** Absent where availability is unknown, as in a search or after a failed call: then every day can be chosen. */
  readonly days?: CalendarDays | undefined
  /** Other months show placeholders. Absent if all are loaded. */
  readonly loadedMonths?: readonly IsoMonth[] | undefined
  /** The stays from the selected check-in, by which check-outs are restricted. */
  readonly allowedNights?: readonly PossibleStay[] | undefined
  readonly loading?: boolean | undefined
  /** Whether Confirm requires both dates: otherwise it accepts none too. */
  readonly bothNeeded?: boolean | undefined
  /** Called with the months in view, for the caller to load those that are missing (`requestFor`). */
  readonly onMonthsShown?: ((months: readonly IsoMonth[]) => void) | undefined
}

/** Two months side by side, turned by arrows, or a column that grows at its end. */
export type CalendarLayout = 'two' | 'endless'

export interface CalendarProps extends CalendarKnowledge {
  readonly layout: CalendarLayout
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
  readonly onConfirm: () => void
}
