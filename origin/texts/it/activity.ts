import type { ActivityBook } from '../shared/activity.ts'
import { grammar } from './grammar.ts'

const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
const dayOf = (day: number) => weekdays[day - 1] ?? ''

/** "tutti i giorni", "da martedì a sabato", "il mercoledì, il sabato e la domenica". */
function days(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted[sorted.length - 1] ?? 7
  if (sorted.length === 7) return 'tutti i giorni'
  if (sorted.length > 2 && last - first === sorted.length - 1) return `da ${dayOf(first)} a ${dayOf(last)}`
  return grammar.list(sorted.map((day) => `${day === 7 ? 'la' : 'il'} ${dayOf(day)}`))
}

/** A centre's name may be a plural ("Battelli di Como"): it is never the subject of a verb. */
export const activity: ActivityBook = {
  label: [
    (name, place) => `${name} ${place}`,
    (name, place) => `${name} per due ${place}`,
    (name, place) => `${place}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  ],
  welcome: [
    (center, place, included) => `${center}, ${place}: in programma, ${included}.`,
    (center, place, included) => `appuntamento ${place} con ${center}, per ${included}.`,
    (center, place, included) => `${included} ${place}: l'indirizzo giusto è ${center}.`,
    (center, place, included) => `concediti ${included} ${place}, con ${center}.`,
  ],
  practical: [
    (open, duration) => `calcola ${duration} sul posto; l'attività si svolge ${open}.`,
    (open, duration) => `l'attività dura ${duration} e si può fare ${open}.`,
    (open, duration) => `${duration} da vivere in coppia o tra amici, ${open}.`,
  ],
  days,
  schedules: (open, from, to) => `${open}, dalle ${from} alle ${to}`,
  minAge: (age) => `A partire da ${age} anni.`,
  allAges: 'Adatto a tutte le età.',
  adults: (min, max) => (min === max ? `Per ${min} ${min === 1 ? 'adulto' : 'adulti'}.` : `Da ${min} a ${max} adulti per prenotazione.`),
  address: (center, street, zip, town) => `${center}, ${street}, ${zip} ${town}.`,
  arrival: "Presentati dieci minuti prima dell'orario concordato con la conferma.",
  voucher: 'Il buono è valido dodici mesi e la data si sceglie online.',
  metaTitle: (label, center) => `${label} – ${center}`,
  metaDescription: (included, center, place, duration) =>
    `${included} ${place} con ${center} (${duration}). Consulta orari e prezzi, poi prenota online.`,
}
