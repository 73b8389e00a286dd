import { Temporal } from 'temporal-polyfill'
import type { Order } from '../../src/contract/order.ts'
import { brand } from '../../src/market/brand.ts'
import { dateOf, dayOf } from '../clock/days.ts'

/**
 * Returns an iCalendar file (RFC 5545) with the dates of the stay. Its event has the id that the site gives it, so that a calendar has it
 * once. Instants are in UTC, which needs no description of a time zone.
 */
export function stayCalendar({ reference, orderedAt, label, hotel, reservationCriteria }: Order, booking: string): string {
  const { checkin, nights } = reservationCriteria
  const { location, checkInOut, timeZone } = hotel
  const at = (date: string, time: string) =>
    stamp(
      Temporal.PlainDateTime.from(`${date}T${time.padStart(5, '0')}`)
        .toZonedDateTime(timeZone)
        .toInstant(),
    )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//booking//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}-stay@${new URL(booking).host}`,
    `DTSTAMP:${stamp(Temporal.Instant.from(orderedAt))}`,
    `DTSTART:${at(checkin, checkInOut.checkin)}`,
    `DTEND:${at(dateOf(dayOf(checkin) + nights), checkInOut.checkout)}`,
    `SUMMARY:${escaped(`${hotel.label} – ${label}`)}`,
    `LOCATION:${escaped([hotel.label, location.address, location.zipCode, location.label].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(`${reference}\n${booking}`)}`,
    `URL:${booking}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const stamp = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** No line has more than 75 octets; a character has four at most. */
function folded(line: string): string {
  const utf8 = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const { length } = utf8.encode(character)
    if (octets + length > 75) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
