import type { IsoDate } from '../../../contract/scalars.ts'
import type { CalendarDays } from '../../../domain/calendar/day-selectability.ts'
import type { Selection } from '../../../domain/calendar/selection.ts'
import type { IsoMonth } from '../../../domain/dates/month.ts'

/** What a calendar knows of its days, whoever asks: the search, or one stay or hotel. */
export interface CalendarKnowledge {
  /** The market's date. */
  readonly today: IsoDate
  /** The market's hour, 0 to 23: from 20 on nobody arrives today. */
  readonly hour: number
  /** What can be booked, by date, as far as it is loaded; absent where availability is unknown (search, or the call failed). */
  readonly days?: CalendarDays | undefined
  /** With `days`: the months that are there; a shown month that is not waits, with the shape of its prices. Absent means all. */
  readonly loadedMonths?: readonly IsoMonth[] | undefined
  /** Numbers of nights that can follow the chosen check-in; absent means no restriction. */
  readonly allowedNights?: readonly number[] | undefined
  /** The allowed nights are on their way. */
  readonly loading?: boolean | undefined
  /** Validate wants both dates (stay and hotel pages); otherwise only half a choice keeps it from being pressed. */
  readonly bothNeeded?: boolean | undefined
  /** The months in view, when the calendar opens and whenever they change: load those that are missing (`requestFor`). */
  readonly onMonthsShown?: ((months: readonly IsoMonth[]) => void) | undefined
}

/** `two`: two months side by side with arrows. `endless`: months below one another, more as the visitor scrolls. */
export type CalendarLayout = 'two' | 'endless'

export interface CalendarProps extends CalendarKnowledge {
  readonly layout: CalendarLayout
  readonly selection: Selection
  /** A day was picked, or everything cleared. */
  readonly onChange: (selection: Selection) => void
  /** The footer's Confirm, never while a check-in waits for its check-out. */
  readonly onConfirm: () => void
}
