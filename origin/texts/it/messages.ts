import type { Messages } from '../texts.ts'
import { grammar, untilDate } from './grammar.ts'

const { finish, date } = grammar
const sameYear = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4)

export const messages: Messages = {
  freeCancellation: (deadline, today) => finish(`Modifica gratuita ${untilDate(deadline, !sameYear(deadline, today))}`),
  flexible: 'Modifica gratuita in alcune date',
  nonRefundable: 'Non modificabile, non rimborsabile',
  takesNoBookings: 'L’hotel al momento non accetta prenotazioni',
  bookedRecently: (count) => finish(`Prenotato ${count} ${count === 1 ? 'volta' : 'volte'} sul nostro sito negli ultimi 30 giorni`),
  viewedToday: (count) => finish(`${count} ${count === 1 ? 'persona ha' : 'persone hanno'} visto questa offerta oggi`),
  availableUntil: (day) => finish(`Offerta valida ${untilDate(day, false)}`),
  marketing: {
    favourite: 'Scelto da noi',
    new: 'Novità',
    bestseller: 'Il più venduto',
    exclusive: 'In esclusiva',
    'good-value': 'Ottimo rapporto qualità-prezzo',
    'last-minute': 'Last minute',
  },
  targeted: {
    'flash-sale': 'Offerta lampo',
    'gift-idea': 'Idea regalo',
    'eco-choice': 'Scelta sostenibile',
    family: 'Perfetto in famiglia',
    couples: 'Ideale in coppia',
    'well-rated': 'Recensioni ottime',
  },
  participants: (count) => (count === 1 ? 'Per 1 persona' : finish(`Per ${count} persone`)),
  rooms: (count) => finish(`Prezzo per ${count} camere`),
  longDate: (day) => date(day, true),
}
