import type { ActivityBook } from '../shared/activity.ts'
import { grammar } from './grammar.ts'

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

/** "elke dag", "van dinsdag tot en met zaterdag", "op woensdag, zaterdag en zondag". */
function days(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted[sorted.length - 1] ?? 7
  if (sorted.length === 7) return 'elke dag'
  if (sorted.length > 2 && last - first === sorted.length - 1) return `van ${weekdays[first - 1]} tot en met ${weekdays[last - 1]}`
  return `op ${grammar.list(sorted.map((day) => weekdays[day - 1] ?? ''))}`
}

export const activity: ActivityBook = {
  label: [
    (name, place) => `${name} ${place}`,
    (name, place) => `${name} voor twee ${place}`,
    (name, place) => `${place}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  ],
  welcome: [
    (center, place, included) => `bij ${center} kun je ${place} terecht voor ${included}.`,
    (center, place, included) => `afspraak ${place} bij ${center}, voor ${included}.`,
    (center, place, included) => `${included}, ${place}: je bent welkom bij ${center}.`,
    (center, place, included) => `trakteer jezelf ${place} op ${included}, bij ${center}.`,
  ],
  practical: [
    (open, duration) => `reken op ${duration}; je kunt er ${open} terecht.`,
    (open, duration) => `de activiteit duurt ${duration} en is ${open} te reserveren.`,
    (open, duration) => `${duration} om met twee of met vrienden te beleven, ${open}.`,
  ],
  days,
  schedules: (open, from, to) => `${open}, van ${from.replace(' uur', '')} tot ${to}`,
  minAge: (age) => `Vanaf ${age} jaar.`,
  allAges: 'Voor alle leeftijden.',
  adults: (min, max) =>
    min === max ? `Voor ${min} ${min === 1 ? 'volwassene' : 'volwassenen'}.` : `Van ${min} tot ${max} volwassenen per boeking.`,
  address: (center, street, zip, town) => `${center}, ${street}, ${zip} ${town}.`,
  arrival: 'Wees er tien minuten voor het afgesproken uur, met je bevestiging.',
  voucher: 'De bon is twaalf maanden geldig en je kiest de datum online.',
  metaTitle: (label, center) => `${label} – ${center}`,
  metaDescription: (included, center, place, duration) =>
    `${included} ${place} bij ${center} (${duration}). Bekijk de openingsuren en prijzen en boek online.`,
}
