import type { Flexibility, SearchedDates } from './flexibility.ts'

/** Whether a weekend or a month replaces the dates. */
export const isOpen = (flexibility: Flexibility | undefined): boolean => flexibility?.nights !== undefined

/** Whether results have prices of dates. */
export const isDated = ({ dates, flexibility }: SearchedDates): boolean => dates !== undefined || isOpen(flexibility)

/** Days around no dates are none. */
export const searchedDates = ({ dates, flexibility }: SearchedDates): Required<SearchedDates> => ({
  dates,
  flexibility: isDated({ dates, flexibility }) ? flexibility : undefined,
})
