import type { IsoDate } from '../../contract/scalars.ts'

/** Times are `HH:mm` in the calendar's zone. */
export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly start: { readonly date: IsoDate; readonly time: string }
  readonly end: { readonly date: IsoDate; readonly time: string } | { readonly minutes: number }
  readonly description?: string
  readonly url?: string
}

/** `timeZone` is an IANA name, `writtenAt` an ISO instant; `host` makes the ids of events unique. */
export interface CalendarInput {
  readonly events: readonly CalendarEvent[]
  readonly timeZone: string
  readonly location: string
  readonly position: { readonly latitude: number; readonly longitude: number }
  readonly writtenAt: string
  readonly host: string
}

/** Writes an iCalendar file (RFC 5545). */
export function calendarFile(input: CalendarInput): string {
  const events = input.events.map((event) => ({ ...event, from: moment(event.start), until: endOf(event, input.timeZone) }))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${input.host}//booking//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(events, input.timeZone),
    ...events.flatMap((event) => eventLines(event, input)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

interface PlacedEvent extends CalendarEvent {
  /** In the calendar's zone. */
  readonly from: Temporal.PlainDateTime
  readonly until: Temporal.PlainDateTime
}

function eventLines(event: PlacedEvent, { timeZone, location, position, writtenAt, host }: CalendarInput): string[] {
  const at = (time: Temporal.PlainDateTime) => `;TZID=${timeZone}:${stamp(time)}`
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(Temporal.Instant.from(writtenAt).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`,
    `DTSTART${at(event.from)}`,
    `DTEND${at(event.until)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(location)}`,
    `GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    'END:VEVENT',
  ]
}

const moment = ({ date, time }: CalendarEvent['start']) => Temporal.PlainDateTime.from(`${date}T${time.padStart(5, '0')}`)

/** An end rather than a duration, which some calendars count over a change of the clock and others do not. */
function endOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>, timeZone: string): Temporal.PlainDateTime {
  if ('date' in end) return moment(end)
  return moment(start).toZonedDateTime(timeZone).add({ minutes: end.minutes }).toPlainDateTime()
}

const stamp = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** RFC 5545 requires the changes of the clock in the period of the events, or else one fixed offset. */
function timeZoneLines(events: readonly PlacedEvent[], timeZone: string): string[] {
  const days = events.flatMap(({ from, until }) => [from, until].map((time) => time.toPlainDate().toString())).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const start = Temporal.PlainDate.from(first).toZonedDateTime(timeZone)
  const until = Temporal.PlainDate.from(last).add({ days: 1 }).toZonedDateTime(timeZone)
  // The last change up to and including `start`: some clocks change at midnight.
  const latest = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const changes = [latest, ...changesBetween(start, until)].filter((change) => change !== null)
  const standard = standardOffsetNs(start)
  const observances = changes.map((change) => {
    const before = change.subtract({ nanoseconds: 1 })
    return observance(change.offsetNanoseconds === standard ? 'STANDARD' : 'DAYLIGHT', {
      // RFC 5545 wants the local time on the clock before the change.
      start: change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime(),
      from: before.offset,
      to: change.offset,
    })
  })
  const fixed = () => observance('STANDARD', { start: start.toPlainDateTime(), from: start.offset, to: start.offset })
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...(observances.length > 0 ? observances.flat() : fixed()), 'END:VTIMEZONE']
}

function changesBetween(start: Temporal.ZonedDateTime, until: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] {
  const next = start.getTimeZoneTransition('next')
  return next && Temporal.ZonedDateTime.compare(next, until) < 0 ? [next, ...changesBetween(next, until)] : []
}

/** The offset in winter, which is the smaller one of January and July in both hemispheres. */
function standardOffsetNs(at: Temporal.ZonedDateTime): number {
  return Math.min(...[1, 7].map((month) => at.with({ month, day: 1 }).offsetNanoseconds))
}

function observance(kind: 'STANDARD' | 'DAYLIGHT', change: { start: Temporal.PlainDateTime; from: string; to: string }): string[] {
  const offset = (text: string) => text.replaceAll(':', '')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(change.start)}`,
    `TZOFFSETFROM:${offset(change.from)}`,
    `TZOFFSETTO:${offset(change.to)}`,
    `END:${kind}`,
  ]
}

/** RFC 5545 allows no control characters other than line breaks. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** RFC 5545 limits a line to 75 octets, its break not counted. */
const maxLineOctets = 75

function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > maxLineOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
