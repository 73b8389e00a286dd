/** One part: the calendar's panel needs both when it opens. */
export { DateShortcuts } from './DateShortcuts.tsx'
export { FlexibleDates, OpenDates } from './FlexibleDates.tsx'
