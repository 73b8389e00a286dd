import type { Grammar } from '../shared/grammar.ts'
import { dutchPlaces, flemishPlaces, ofSight, sight } from './places.ts'

const months = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december']
const numbers = ['geen', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven']

const fixed = '\u00a0'

function finish(text: string): string {
  return text.replace(/(\d) (?=(?:uur|km|kg|cm|cl|min)(?![a-z])|m²)/g, `$1${fixed}`).replace(/€ (?=\d)/g, `€${fixed}`)
}

const each = ' per persoon'
const ticketsFor = 'tickets voor '

/** Names once what neighbours in a list share: "tickets voor het dierenpark en het aquarium". */
function sharedTickets(item: string, index: number, named: readonly string[]): string {
  return named[index - 1]?.startsWith(ticketsFor) && item.startsWith(ticketsFor) ? item.slice(ticketsFor.length) : item
}

const joined = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} en ${items[items.length - 1]}`

/** Neighbours that count by person share it: "een massage en een gezichtsbehandeling per persoon", whatever a list names after them. */
function list(named: readonly string[]): string {
  const items = named.map(sharedTickets)
  const sharesWithNext = (index: number): boolean => Boolean(items[index]?.endsWith(each) && items[index + 1]?.endsWith(each))
  const groups: string[] = []
  for (let index = 0; index < items.length; index += 1) {
    const start = index
    while (sharesWithNext(index)) index += 1
    const group = items.slice(start, index + 1).map((item, at) => (start + at < index ? item.slice(0, -each.length) : item))
    // The last of a list are joined with it: no "en" has another beside it.
    groups.push(...(index === items.length - 1 ? group : [joined(group)]))
  }
  return joined(groups)
}

function hour(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':')
  return `${Number(hours)}.${minutes}`
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} minuten`
  if (rest === 30) return hours === 1 ? 'anderhalf uur' : `${hours},5 uur`
  return rest === 0 ? `${hours} uur` : `${hours} uur en ${rest} minuten`
}

function date(iso: string, withYear: boolean): string {
  const [year, month, day] = iso.split('-').map(Number)
  const named = `${day} ${months[(month ?? 1) - 1]}`
  return withYear ? `${named} ${year}` : named
}

function nights(count: number): string {
  return count === 1 ? '1 nacht' : `${count} nachten`
}

function nightsInWords(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'nacht' : 'nachten'}`
}

export const grammar: Grammar = {
  language: 'nl',
  numbers: 'nl-NL',
  finish,
  list,
  clock: (time) => `${hour(time)} uur`,
  hour,
  duration,
  date,
  until: (iso, withYear) => `tot en met ${date(iso, withYear)}`,
  nights,
  nightsInWords,
  hotelInSentence: (name) => name,
  places: dutchPlaces,
  sight,
  ofSight,
}

/** What Flanders says otherwise in every text: "je kan", "je wil", "aan de receptie", "een uitstap". */
const flemishWords: readonly (readonly [dutch: RegExp, flemish: string])[] = [
  [/\b([Kk])u(?:nt|n)(?= je\b)/g, '$1an'],
  [/\bkunt\b/g, 'kan'],
  [/\bwilt\b/g, 'wil'],
  [/\bbij de receptie\b/g, 'aan de receptie'],
  [/\bDoordeweeks\b/g, 'In de week'],
  [/\bdoordeweeks\b/g, 'in de week'],
  [/\bstedentrip/g, 'citytrip'],
  [/\bbij de kassa\b/g, 'aan de kassa'],
  [/\been uitje\b/g, 'een uitstap'],
]

export const flemishGrammar: Grammar = {
  ...grammar,
  places: flemishPlaces,
  finish: (text) => grammar.finish(flemishWords.reduce((written, [dutch, flemish]) => written.replace(dutch, flemish), text)),
}
