import type { Messages } from '../texts.ts'
import { grammar } from './grammar.ts'

const { finish, date } = grammar
const sameYear = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4)

export const messages: Messages = {
  freeCancellation: (deadline, today) => finish(`Modification gratuite jusqu'au ${date(deadline, !sameYear(deadline, today))}`),
  flexible: 'Modification gratuite à certaines dates',
  nonRefundable: 'Non modifiable, non remboursable',
  takesNoBookings: 'L’hôtel ne prend pas de réservations actuellement',
  bookedRecently: (count) => finish(`Réservé ${count} fois sur notre site ces 30 derniers jours`),
  viewedToday: (count) => finish(`${count} ${count === 1 ? 'personne a' : 'personnes ont'} consulté cette offre aujourd'hui`),
  availableUntil: (day) => finish(`Offre valable jusqu'au ${date(day, false)}`),
  marketing: {
    favourite: 'Coup de cœur',
    new: 'Nouveau',
    bestseller: 'Meilleure vente',
    exclusive: 'Exclusivité',
    'good-value': 'Bon rapport qualité-prix',
    'last-minute': 'Dernière minute',
  },
  targeted: {
    'flash-sale': 'Vente flash',
    'gift-idea': 'Idée cadeau',
    'eco-choice': 'Choix écoresponsable',
    family: 'Parfait en famille',
    couples: 'Idéal à deux',
    'well-rated': 'Très bien noté',
  },
  participants: (count) => (count === 1 ? 'Pour 1 personne' : finish(`Pour ${count} personnes`)),
  rooms: (count) => finish(`Prix pour ${count} chambres`),
  longDate: (day) => date(day, true),
}
