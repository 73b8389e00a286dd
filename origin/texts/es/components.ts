import { capital } from '../shared/grammar.ts'
import type { ComponentBook } from '../shared/components.ts'
import { culture } from './components-culture.ts'
import { family } from './components-family.ts'
import { gastronomy } from './components-gastronomy.ts'
import { outdoors } from './components-outdoors.ts'
import { romance } from './components-romance.ts'
import { wellness } from './components-wellness.ts'
import { menus, tapas } from './menus.ts'
import { spanishPlaces } from './places.ts'

export const components: ComponentBook = {
  words: { ...wellness, ...gastronomy, ...romance, ...culture, ...outdoors, ...family },
  menus,
  tapas,
  courses: ['Entrante', 'Pescado', 'Principal', 'Queso', 'Postre'],
  dish: (course, dish) => `${course}: ${dish.charAt(0).toLowerCase()}${dish.slice(1)}`,
  where(venue, hotel, km) {
    switch (venue) {
      case 'spa':
        return 'En el spa del alojamiento'
      case 'pool':
        return 'En la piscina del alojamiento'
      case 'restaurant':
        return 'En el restaurante del alojamiento'
      case 'bar':
        return 'En el bar del alojamiento'
      case 'room':
        return 'En vuestra habitación'
      case 'house':
        return 'En el propio alojamiento'
      case 'town':
        return `${capital(spanishPlaces.in(hotel.place))}, en el centro`
      case 'nearby':
        return `En nuestro colaborador, a ${km} km del alojamiento`
    }
  },
  when: { daily: 'Todos los días de la estancia', once: 'Una vez durante la estancia' },
  how: {
    ahead: 'La fecha y la hora se eligen al reservar.',
    slot: 'Elegid la hora en recepción, por teléfono antes de la estancia o al llegar.',
    waiting: 'No hay que hacer nada: todo está listo en la habitación a vuestra llegada.',
    table: 'Hay una mesa reservada a vuestro nombre; confirmad la hora en recepción.',
    ticket: 'Las entradas se entregan en recepción.',
    partner: 'Fijad la hora directamente con el colaborador; sus datos están en la confirmación.',
    free: 'Sin reserva.',
    request: 'Pedidlo en recepción, como tarde la víspera.',
  },
  between: (from, to) => `de ${from} a ${to}`,
  lateCheckout: (until) => `Habitación a vuestra disposición hasta las ${until}`,
  minAge: (age) => `A partir de ${age} años.`,
  forTwo: 'Para 2 personas',
  breakfast: {
    title: 'Desayuno',
    detailList: ['Bebidas calientes, zumo y fruta', 'Pan, bollería y mermeladas', 'Quesos, embutidos y huevos'],
    how: 'Sin reserva, todas las mañanas de la estancia.',
    displayPax: true,
    activityParticipantsLabel: 'Para 2 personas',
  },
}
