import { addMonths, monthGrid, monthOf } from '../../domain/dates/days.ts'
import { writtenDate } from '../../domain/dates/written-date.ts'
import { pageLanguageTag } from './page-locale.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const tag = pageLanguageTag()
  const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return (date: string) => writtenDate(format(Date.parse(date)), tag)
}

/** What a label says of its day comes after a comma. */
function label(day: HTMLElement, date: string): void {
  const [written] = day.childNodes
  const [, ...said] = written?.textContent?.split(',') ?? []
  if (written) written.textContent = [date, ...said].join()
}

/**
 * Draws a month of the calendar's preview from the server's, which has three days: yesterday, today, and tomorrow, which is like all days
 * after it. `ahead` counts from the month of today. Its days are numbers until `nameDates`: the first format of a page takes longer to make
 * than the month.
 */
export function monthAhead(samples: HTMLElement, ahead: number): HTMLElement {
  const drawn = document.importNode(samples, true)
  const [past, today, later] = drawn.querySelectorAll('td')
  if (!past || !today || !later) return drawn
  const now = today.dataset['date'] ?? ''
  const dayOf = (date: string) => {
    const day = document.importNode(date < now ? past : date > now ? later : today, true)
    const number = `${Number(date.slice(8))}`
    label(day, number)
    const [, face] = day.childNodes
    if (face) face.textContent = number
    day.dataset['date'] = date
    return day
  }
  const weeks = monthGrid(addMonths(monthOf(now), ahead)).map((week) => {
    const row = document.createElement('tr')
    row.append(...week.map((date) => (date ? dayOf(date) : document.createElement('td'))))
    return row
  })
  drawn.querySelector('tbody')?.replaceChildren(...weeks)
  return drawn
}

/** Writes the title of a drawn month, the names of its weekdays, which screen readers read, and the labels of its days. */
export function nameDates(month: HTMLElement): void {
  const title = month.querySelector('h3')
  const days = [...month.querySelectorAll<HTMLElement>('td[data-date]')]
  const first = days[0]?.dataset['date']
  if (!title || !first) return
  title.textContent = formatWith({ month: 'long', year: 'numeric' })(first)
  title.id += first
  month.querySelector('table')?.setAttribute('aria-labelledby', title.id)
  month.querySelector('thead tr')?.append(...weekdays(first))
  const longDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  for (const day of days) label(day, longDate(day.dataset['date'] ?? ''))
}

function weekdays(date: string): HTMLElement[] {
  const [short, long] = [formatWith({ weekday: 'short' }), formatWith({ weekday: 'long' })]
  // A month's first and last week may be shorter.
  const [, week = []] = monthGrid(monthOf(date))
  return week.flatMap((day) => {
    if (!day) return []
    const head = document.createElement('th')
    head.scope = 'col'
    head.abbr = long(day)
    head.textContent = short(day).replace('.', '')
    return head
  })
}
