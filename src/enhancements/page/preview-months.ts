import { addMonths, monthGrid, monthOf } from '../../domain/dates/days.ts'
import { writtenDate } from '../../domain/dates/written-date.ts'
import { pageLanguageTag } from './page-locale.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const tag = pageLanguageTag()
  const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return (date: string) => writtenDate(format(Date.parse(date)), tag)
}

/**
 * Draws a month of the calendar's preview from the server's, which has three days: yesterday, today, and tomorrow, which is like all days
 * after it. `ahead` counts from the month of today.
 */
export function monthAhead(samples: HTMLElement, ahead: number): HTMLElement {
  const drawn = document.importNode(samples, true)
  const title = drawn.querySelector('h3')
  const [past, today, later] = drawn.querySelectorAll('td')
  if (!title || !past || !today || !later) return drawn
  const now = today.dataset['date'] ?? ''
  const month = addMonths(monthOf(now), ahead)
  title.textContent = formatWith({ month: 'long', year: 'numeric' })(month)
  title.id += ahead
  drawn.querySelector('table')?.setAttribute('aria-labelledby', title.id)

  const longDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const dayOf = (date: string) => {
    const day = document.importNode(date < now ? past : date > now ? later : today, true)
    const [label, face] = day.childNodes
    // What a label says of its day comes after a comma.
    const [, ...said] = label?.textContent?.split(',') ?? []
    if (label) label.textContent = [longDate(date), ...said].join()
    if (face) face.textContent = `${Number(date.slice(8))}`
    day.dataset['date'] = date
    return day
  }
  const weeks = monthGrid(month).map((week) => {
    const row = document.createElement('tr')
    row.append(...week.map((date) => (date ? dayOf(date) : document.createElement('td'))))
    return row
  })
  drawn.querySelector('tbody')?.replaceChildren(...weeks)
  return drawn
}
