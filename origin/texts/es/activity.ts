import type { ActivityBook } from '../shared/activity.ts'
import { grammar } from './grammar.ts'

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const plurals = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos']

/** "todos los días", "de martes a sábado", "los miércoles, los sábados y los domingos". */
function days(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted[sorted.length - 1] ?? 7
  if (sorted.length === 7) return 'todos los días'
  if (sorted.length > 2 && last - first === sorted.length - 1) return `de ${weekdays[first - 1]} a ${weekdays[last - 1]}`
  return grammar.list(sorted.map((day) => `los ${plurals[day - 1]}`))
}

export const activity: ActivityBook = {
  label: [
    (name, place) => `${name} ${place}`,
    (name, place) => `${name} para dos ${place}`,
    (name, place) => `${place}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  ],
  welcome: [
    (center, place, included) => `con ${center} podéis disfrutar ${place} de ${included}.`,
    (center, place, included) => `cita ${place} con ${center} para ${included}.`,
    (center, place, included) => `${included}, ${place}: la dirección es ${center}.`,
    (center, place, included) => `regalaos ${included} ${place}, con ${center}.`,
  ],
  practical: [
    (open, duration) => `contad con ${duration}; la actividad se ofrece ${open}.`,
    (open, duration) => `la actividad dura ${duration} y se reserva ${open}.`,
    (open, duration) => `${duration} para vivir en pareja o con amigos, ${open}.`,
  ],
  days,
  schedules: (open, from, to) => `${open}, de ${from} a ${to}`,
  minAge: (age) => `A partir de ${age} años.`,
  allAges: 'Para todas las edades.',
  adults: (min, max) => (min === max ? `Para ${min} ${min === 1 ? 'adulto' : 'adultos'}.` : `De ${min} a ${max} adultos por reserva.`),
  address: (center, street, zip, town) => `${center}, ${street}, ${zip} ${town}.`,
  arrival: 'Llegad diez minutos antes de la hora acordada, con vuestra confirmación.',
  voucher: 'El bono vale doce meses y la fecha se elige en línea.',
  metaTitle: (label, center) => `${label} – ${center}`,
  metaDescription: (included, center, place, duration) =>
    `${included} ${place} con ${center} (${duration}). Consulta horarios y precios y reserva en línea.`,
}
