import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { datesField } from '../address/dates-and-guests.ts'
import type { AddressField } from '../address/fields.ts'
import { wholeIn } from '../address/parameters.ts'
import { acceptDates, type StayDates } from '../dates/stay-dates.ts'

export const daysAround = [1, 2, 3] as const

export const maxOpenNights = 5

export const defaultNights = 2

interface Around {
  readonly kind: 'around'
  readonly days: (typeof daysAround)[number]
  readonly month?: undefined
  readonly nights?: undefined
}

interface AnyWeekend {
  readonly kind: 'weekend'
  readonly days?: undefined
  /** Without a month the next weekends are searched. */
  readonly month?: IsoMonth | undefined
  readonly nights: number
}

interface WholeMonth {
  readonly kind: 'month'
  readonly days?: undefined
  readonly month: IsoMonth
  readonly nights: number
}

/** A weekend begins on a Friday, for a single night also on a Saturday. */
export type Flexibility = Around | AnyWeekend | WholeMonth

export interface SearchedDates {
  readonly dates?: StayDates | undefined
  readonly flexibility?: Flexibility | undefined
}

/** `flexible` is a number of days, `weekend` or `month`; `month` is `yyyy-MM`. */
export const flexibilityField = {
  keys: ['flexible', 'month'],
  read(parameters): Flexibility | undefined {
    const kind = parameters.get('flexible')
    const days = daysAround.find((known) => `${known}` === kind)
    if (days) return { kind: 'around', days }
    if (kind !== 'weekend' && kind !== 'month') return undefined
    const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(parameters.get('month') ?? '')?.[0]
    const nights = wholeIn(parameters.get('nights'), 1, maxOpenNights) ?? defaultNights
    if (kind === 'weekend') return { kind, month, nights }
    return month === undefined ? undefined : { kind, month, nights }
  },
  write: (flexibility) => [
    ['flexible', flexibility?.days ?? flexibility?.kind],
    ['month', flexibility?.month],
    ['nights', flexibility?.nights],
  ],
} satisfies AddressField<Flexibility | undefined>

/** A weekend or a month takes the place of the dates. */
export const searchDatesField = {
  ...datesField,
  read: (parameters) => (flexibilityField.read(parameters)?.nights ? undefined : datesField.read(parameters)),
} satisfies AddressField<StayDates | undefined>

/** Drops dates that cannot be booked, with the days around them, and past months. `today` and `hour` (0 to 23) are the market's. */
export function acceptSearchDates<C extends SearchedDates>(criteria: C, today: IsoDate, hour = 0): C {
  const accepted = acceptDates(criteria, today, hour)
  const { dates, flexibility } = accepted
  const isGone = flexibility?.days ? !dates : (flexibility?.month ?? today) < today.slice(0, 7)
  return isGone ? { ...accepted, flexibility: undefined } : accepted
}

/** Whether a weekend or a month replaces the dates. */
export const isOpen = (flexibility: Flexibility | undefined): boolean => flexibility?.nights !== undefined

/** Whether results have the prices of dates. */
export const isDated = ({ dates, flexibility }: SearchedDates): boolean => dates !== undefined || isOpen(flexibility)

/** Days around no dates mean nothing and are dropped. */
export const searchedDates = ({ dates, flexibility }: SearchedDates): Required<SearchedDates> => ({
  dates,
  flexibility: isDated({ dates, flexibility }) ? flexibility : undefined,
})
