import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarInput } from './calendar-file.ts'

const input: CalendarInput = {
  events: [
    {
      id: '12345678-stay',
      title: 'Chez Léa; dîner, brunch',
      start: { date: '2027-03-26', time: '15:00' },
      end: { date: '2027-03-29', time: '11:00' },
      description: 'Référence : 12345678\nDîner aux chandelles, à 20 h, dans la salle voûtée du château, avec vue sur la vallée',
    },
    {
      id: '12345678-1',
      title: 'Dîner',
      start: { date: '2027-03-26', time: '8:30' },
      end: { minutes: 90 },
      url: 'https://www.escale.example/fr/booking-lookup',
    },
  ],
  timeZone: 'Europe/Paris',
  location: 'Rue du Port 1, 14600 Honfleur',
  position: { latitude: 49.42, longitude: 0.2333 },
  writtenAt: '2027-03-15T11:00:00.000Z',
  host: 'www.escale.example',
}

/** Joins folded lines. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file', () => {
  it('has an event from check-in to check-out in the hotel’s zone, with place and description', () => {
    const lines = linesOf(calendarFile(input))
    for (const line of [
      'DTSTART;TZID=Europe/Paris:20270326T150000',
      'DTEND;TZID=Europe/Paris:20270329T110000',
      'DTSTART;TZID=Europe/Paris:20270326T083000',
      'DTEND;TZID=Europe/Paris:20270326T100000',
      'URL:https://www.escale.example/fr/booking-lookup',
      'UID:12345678-stay@www.escale.example',
      'DTSTAMP:20270315T110000Z',
      'SUMMARY:Chez Léa\\; dîner\\, brunch',
      'LOCATION:Rue du Port 1\\, 14600 Honfleur',
      'GEO:49.420000;0.233300',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Référence : 12345678\\nDîner'))).toBeDefined()
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  })

  it('ends every event, by the clock of the hotel: an hour after half past one on the night of a change', () => {
    const late = { ...input.events[1]!, start: { date: '2027-03-28', time: '01:30' }, end: { minutes: 60 } }
    const midnight = { ...late, start: { date: '2027-03-26', time: '23:30' } }
    const lines = linesOf(calendarFile({ ...input, events: [late, midnight] }))
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND;TZID=Europe/Paris:20270328T033000',
      'DTEND;TZID=Europe/Paris:20270327T003000',
    ])
  })

  it('describes the zone with the change of the clock before the stay and within it', () => {
    const text = calendarFile(input)
    const zone = text.slice(text.indexOf('BEGIN:VTIMEZONE'), text.indexOf('END:VTIMEZONE')).split('\r\n')
    expect(zone.filter(Boolean)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ])
  })

  it('knows a change of the clock at the midnight with which the stay begins', () => {
    const [visit] = input.events
    const events = [{ ...visit!, start: { date: '2027-03-28', time: '15:00' }, end: { date: '2027-03-29', time: '11:00' } }]
    expect(calendarFile({ ...input, events, timeZone: 'Atlantic/Azores' })).toContain(
      ['BEGIN:DAYLIGHT', 'DTSTART:20270328T000000', 'TZOFFSETFROM:-0100', 'TZOFFSETTO:+0000', 'END:DAYLIGHT'].join('\r\n'),
    )
  })

  it('knows zones with another clock, and one without changes', () => {
    const zoneOf = (timeZone: string) => calendarFile({ ...input, timeZone })
    expect(zoneOf('Atlantic/Canary')).toContain('TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000')
    expect(zoneOf('UTC')).toContain('BEGIN:STANDARD\r\nDTSTART:20270326T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000')
  })

  it('has lines of 75 octets at most, broken between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '€', '🛏', ','), minLength: 60, maxLength: 300 }), (description) => {
        const text = calendarFile({ ...input, events: [{ ...input.events[0]!, description: `x${description}` }] })
        const lines = text.split('\r\n')
        for (const line of lines) {
          const bytes = new TextEncoder().encode(line)
          expect(bytes.length).toBeLessThanOrEqual(75)
          expect(new TextDecoder().decode(bytes)).toBe(line)
        }
        expect(lines.at(-1)).toBe('')
        expect(linesOf(text)).toContain(`DESCRIPTION:x${description.replaceAll(',', String.raw`\,`)}`)
      }),
    )
  })
})
