import type { ActivityBook } from '../shared/activity.ts'
import { grammar } from './grammar.ts'

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const dayOf = (day: number) => weekdays[day - 1] ?? ''

/** "tous les jours", "du mardi au samedi", "le mercredi, le samedi et le dimanche". */
function days(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted[sorted.length - 1] ?? 7
  if (sorted.length === 7) return 'tous les jours'
  if (sorted.length > 2 && last - first === sorted.length - 1) return `du ${dayOf(first)} au ${dayOf(last)}`
  return grammar.list(sorted.map((day) => `le ${dayOf(day)}`))
}

export const activity: ActivityBook = {
  label: [
    (name, place) => `${name} ${place}`,
    (name, place) => `${name} pour deux ${place}`,
    (name, place) => `${place} : ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  ],
  welcome: [
    (center, place, included) => `avec ${center}, vivez ${place} ${included}.`,
    (center, place, included) => `rendez-vous ${place} avec ${center} pour ${included}.`,
    (center, place, included) => `${included}, ${place} : une adresse à retenir, ${center}.`,
    (center, place, included) => `offrez-vous ${included} ${place}, avec ${center}.`,
  ],
  practical: [
    (open, duration) => `comptez ${duration} sur place ; l'activité est proposée ${open}.`,
    (open, duration) => `l'activité dure ${duration} et se réserve ${open}.`,
    (open, duration) => `${duration} à vivre à deux ou entre amis, ${open}.`,
  ],
  days,
  schedules: (open, from, to) => `${open}, de ${from} à ${to}`,
  minAge: (age) => `À partir de ${age} ans.`,
  allAges: 'Ouvert à tous les âges.',
  adults: (min, max) => (min === max ? `Pour ${min} ${min === 1 ? 'adulte' : 'adultes'}.` : `De ${min} à ${max} adultes par réservation.`),
  address: (center, street, zip, town) => `${center}, ${street}, ${zip} ${town}.`,
  arrival: "Présentez-vous dix minutes avant l'heure convenue avec votre confirmation.",
  voucher: 'Le bon est valable douze mois et la date se choisit en ligne.',
  metaTitle: (label, center) => `${label} – ${center}`,
  metaDescription: (included, center, place, duration) =>
    `${included} ${place} avec ${center} (${duration}). Consultez les horaires et les prix, puis réservez en ligne.`,
}
