/** What the calendar's panel offers beside single days: one part, since both are needed when it opens. */
export { DateShortcuts } from './DateShortcuts.tsx'
export { FlexibleDates, OpenDates } from './FlexibleDates.tsx'
