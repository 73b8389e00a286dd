import type { Language, Market } from '../../market/markets.ts'

/** How a language writes an hour and its minutes. */
const written: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  fr: (hour, minute) => (minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`),
  es: (hour, minute) => `${hour}:${minute}`,
  nl: (hour, minute) => `${hour}.${minute}\u00a0uur`,
  it: (hour, minute) => `${hour}:${minute}`,
}

/** A time of day (`HH:mm`) as the market writes it: "15 h", "15:00", "15.00 uur"; anything else as it is. */
export function clockTime(time: string, { language }: Market): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return hour && minute ? written[language](Number(hour), minute) : time
}
