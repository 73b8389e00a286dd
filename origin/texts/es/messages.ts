import type { Messages } from '../texts.ts'
import { grammar } from './grammar.ts'

const { finish, date } = grammar
const sameYear = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4)

export const messages: Messages = {
  freeCancellation: (deadline, today) => finish(`Modificación gratuita hasta el ${date(deadline, !sameYear(deadline, today))}`),
  flexible: 'Modificación gratuita en algunas fechas',
  nonRefundable: 'No modificable ni reembolsable',
  takesNoBookings: 'El hotel no acepta reservas en este momento',
  bookedRecently: (count) => finish(`Reservado ${count} ${count === 1 ? 'vez' : 'veces'} en nuestra web en los últimos 30 días`),
  viewedToday: (count) => finish(`${count} ${count === 1 ? 'persona ha' : 'personas han'} visto esta oferta hoy`),
  availableUntil: (day) => finish(`Oferta válida hasta el ${date(day, false)}`),
  marketing: {
    favourite: 'Favorito',
    new: 'Novedad',
    bestseller: 'Más vendido',
    exclusive: 'En exclusiva',
    'good-value': 'Buena relación calidad-precio',
    'last-minute': 'Última hora',
  },
  targeted: {
    'flash-sale': 'Oferta flash',
    'gift-idea': 'Idea para regalar',
    'eco-choice': 'Elección sostenible',
    family: 'Perfecto en familia',
    couples: 'Ideal en pareja',
    'well-rated': 'Muy bien valorado',
  },
  participants: (count) => (count === 1 ? 'Para 1 persona' : finish(`Para ${count} personas`)),
  rooms: (count) => finish(`Precio por ${count} habitaciones`),
  longDate: (day) => date(day, true),
}
