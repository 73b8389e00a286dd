import type { Flexibility, SearchedDates } from './flexibility.ts'

/** Whether the flexibility replaces the dates: a weekend or a month. */
export const isOpen = (flexibility: Flexibility | undefined): boolean => flexibility?.nights !== undefined

/** Whether the price of a result is the one of some dates. */
export const isDated = ({ dates, flexibility }: SearchedDates): boolean => dates !== undefined || isOpen(flexibility)

/** Returns a search's dates and flexibility; days around no dates are none. */
export const searchedDates = ({ dates, flexibility }: SearchedDates): Required<SearchedDates> => ({
  dates,
  flexibility: isDated({ dates, flexibility }) ? flexibility : undefined,
})
