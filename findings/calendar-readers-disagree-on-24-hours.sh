#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.26.1: over a change of clock, one reads 24 hours as a day, the other a day as 24 hours.
#
# Met with: a stay or an activity whose end is written as a duration. RFC 5545, 3.3.6: days and weeks are counted on the calendar, hours
# exactly. From 15:00 in Paris on the eve of summer time, `P1D` ends at 15:00 (13:00 UTC) and `PT24H` at 16:00 (14:00 UTC). ical.js ends both
# at 13:00 UTC, node-ical both at 14:00 UTC: no duration of a day or more is read alike.
# What helps: `DTEND`, which both read alike.
# Source: own run; RFC 5545, 3.3.6 and 3.6.1.
# Seen: ical.js P1D 13:00, PT24H 13:00, DTEND 13:00; node-ical P1D 14:00, PT24H 14:00, DTEND 13:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.26.1
cat > main.js <<'JS'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const paris = `BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`
const ends = { P1D: 'DURATION:P1D', PT24H: 'DURATION:PT24H', DTEND: 'DTEND;TZID=Europe/Paris:20270328T150000' }
const file = (end) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
${paris}
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Paris:20270327T150000
${end}
SUMMARY:A night
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
const hour = (date) => date.toISOString().slice(11, 16)
const readers = {
  'ical.js': (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).endDate.toJSDate(),
  'node-ical': (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').end,
}
const read = Object.entries(readers).map(([name, end]) => {
  const seen = Object.entries(ends).map(([form, line]) => `${form} ${hour(end(file(line)))}`)
  return `${name} ${seen.join(', ')}`
})
console.log(read.join('; '))
JS
seen=$(TZ=UTC node main.js)
echo "seen: $seen"
[ "$seen" = 'ical.js P1D 13:00, PT24H 13:00, DTEND 13:00; node-ical P1D 14:00, PT24H 14:00, DTEND 13:00' ]
