import { writtenDate } from '../../domain/dates/written-date.ts'
import { pageLanguageTag } from './page-locale.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const tag = pageLanguageTag()
  const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return (date: Date) => writtenDate(format(date), tag)
}

const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Draws a month of the calendar's preview from the server's, which has three days: yesterday, today, and tomorrow, which is like all days
 * after it. `ahead` counts from the month of today.
 */
export function monthAhead(samples: HTMLElement, ahead: number): HTMLElement {
  const drawn = samples.ownerDocument.importNode(samples, true)
  const body = drawn.querySelector('tbody')
  const [past, today, later] = drawn.querySelectorAll('td')
  if (!body || !past || !today || !later) return drawn
  const now = today.dataset['date'] ?? ''
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() + ahead, 1)
  nameMonth(drawn, formatWith({ month: 'long', year: 'numeric' })(date), ahead)

  const longDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const dayOf = (at: string) => {
    const day = (at < now ? past : at > now ? later : today).cloneNode(true) as HTMLElement
    const [label, face] = day.childNodes
    // What a label says of its day comes after a comma.
    const [, ...said] = label?.textContent?.split(',') ?? []
    if (label) label.textContent = [longDate(date), ...said].join()
    if (face) face.textContent = `${date.getUTCDate()}`
    day.dataset['date'] = at
    return day
  }
  const month = date.getUTCMonth()
  const cells = Array.from({ length: (date.getUTCDay() + 6) % 7 }, () => document.createElement('td') as HTMLElement)
  for (; date.getUTCMonth() === month; date.setUTCDate(date.getUTCDate() + 1)) cells.push(dayOf(isoOf(date)))
  while (cells.length % 7) cells.push(document.createElement('td'))
  const rows = Array.from({ length: cells.length / 7 }, (_, row) => {
    const week = document.createElement('tr')
    week.append(...cells.slice(7 * row, 7 * row + 7))
    return week
  })
  body.replaceChildren(...rows)
  return drawn
}

function nameMonth(month: HTMLElement, name: string, ahead: number): void {
  const title = month.querySelector('h3')
  if (!title) return
  title.textContent = name
  title.id += ahead
  month.querySelector('table')?.setAttribute('aria-labelledby', title.id)
}
