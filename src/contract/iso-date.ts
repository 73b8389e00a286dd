/**
 * Whether a text is a day of the calendar, from the year 1000 on. `Date` moves a day that does not exist into the next month, so the days are
 * compared.
 */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
}
