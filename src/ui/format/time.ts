import type { Language, Market } from '../../market/markets.ts'

const written: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  fr: (hour, minute) => (minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`),
  es: (hour, minute) => `${hour}:${minute}`,
  nl: (hour, minute) => `${hour}.${minute}\u00a0uur`,
  it: (hour, minute) => `${hour}:${minute}`,
}

/** Of `HH:mm`: "15 h", "15:00", "15.00 uur". Returns anything else unchanged. */
export function formatTime(time: string, { language }: Market): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return hour && minute ? written[language](Number(hour), minute) : time
}
