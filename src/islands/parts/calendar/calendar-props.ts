import type { AvailabilityDay } from '../../../contract/availability.ts'
import type { IsoDate } from '../../../contract/scalars.ts'
import type { IsoMonth } from '../../../domain/dates/month.ts'

/** What is chosen so far: nothing, a check-in, or both dates. */
export interface DateSelection {
  readonly checkin?: IsoDate | undefined
  readonly checkout?: IsoDate | undefined
}

/** What a calendar knows of its days, whoever asks (search or one stay). */
export interface CalendarDays {
  /** The market's date. */
  readonly today: IsoDate
  /** The market's hour, 0 to 23: from 20 on nobody arrives today. */
  readonly hour: number
  /** What can be booked, by date; absent where availability is unknown (search, or the call failed). */
  readonly days?: Readonly<Record<IsoDate, AvailabilityDay>> | undefined
  /** With `days`: the first date nothing is known of yet. Days from it on wait for `onNeedMonth`. */
  readonly knownUntil?: IsoDate | undefined
  /** Numbers of nights that may follow the chosen check-in; absent means no restriction. */
  readonly allowedNights?: readonly number[] | undefined
  /** Prices, or the allowed nights, are on their way. */
  readonly loading?: boolean | undefined
  /** A month came into view: load it if it is not there. Called once a month while the calendar is open. */
  readonly onNeedMonth?: ((month: IsoMonth) => void) | undefined
}

/** `two`: two months side by side with arrows. `endless`: months below one another, more as the visitor scrolls. */
export type CalendarLayout = 'two' | 'endless'

export interface CalendarProps extends CalendarDays {
  readonly layout: CalendarLayout
  readonly selection: DateSelection
  /** A click: a check-in alone, both dates, or nothing (Clear). */
  readonly onChange: (selection: DateSelection) => void
  /** The Confirm button of the footer, only with both dates or none. */
  readonly onConfirm: () => void
}
