import type { IsoDate } from '../../contract/scalars.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `yyyy-MM-dd HH:mm`, as Swedish writes it. */
function clockIn(timeZone: string, instant: Date | number): string {
  let clock = clocks.get(timeZone)
  if (!clock) clocks.set(timeZone, (clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })))
  return clock.format(instant)
}

/** `instant`: epoch milliseconds, or a Date. */
export const todayIn = (timeZone: string, instant: Date | number): IsoDate => clockIn(timeZone, instant).slice(0, 10)

/** Returns the time in a time zone, `HH:mm`. */
export const timeIn = (timeZone: string, instant: Date | number): string => clockIn(timeZone, instant).slice(11)

/** 0 to 23. */
export const hourIn = (timeZone: string, instant: Date | number): number => Number(timeIn(timeZone, instant).slice(0, 2))
