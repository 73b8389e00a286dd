import { capital } from '../shared/grammar.ts'
import type { ComponentBook } from '../shared/components.ts'
import { culture } from './components-culture.ts'
import { family } from './components-family.ts'
import { gastronomy } from './components-gastronomy.ts'
import { outdoors } from './components-outdoors.ts'
import { romance } from './components-romance.ts'
import { wellness } from './components-wellness.ts'
import { menus, tapas } from './menus.ts'
import { italianPlaces } from './places.ts'

export const components: ComponentBook = {
  words: { ...wellness, ...gastronomy, ...romance, ...culture, ...outdoors, ...family },
  menus,
  tapas,
  courses: ['Antipasto', 'Pesce', 'Piatto principale', 'Formaggio', 'Dolce'],
  dish: (course, dish) => `${course}: ${dish.charAt(0).toLowerCase()}${dish.slice(1)}`,
  where(venue, hotel, km) {
    switch (venue) {
      case 'spa':
        return 'Nella spa della struttura'
      case 'pool':
        return 'Nella piscina della struttura'
      case 'restaurant':
        return 'Al ristorante della struttura'
      case 'bar':
        return 'Al bar della struttura'
      case 'room':
        return 'Nella tua camera'
      case 'house':
        return 'In struttura'
      case 'town':
        return `${capital(italianPlaces.in(hotel.place))}, in centro`
      case 'nearby':
        return `Presso il nostro partner, a ${km} km dalla struttura`
    }
  },
  when: { daily: 'Ogni giorno del soggiorno', once: 'Una volta durante il soggiorno' },
  how: {
    ahead: 'Giorno e orario si scelgono al momento della prenotazione.',
    slot: "Scegli l'orario in reception, per telefono prima del soggiorno o all'arrivo.",
    waiting: 'Non devi fare nulla: all’arrivo è tutto pronto in camera.',
    table: "C'è un tavolo a tuo nome; conferma l'orario in reception.",
    ticket: 'I biglietti ti vengono consegnati in reception.',
    partner: "Fissa l'orario direttamente con il partner; i suoi recapiti sono nella conferma.",
    free: 'Senza prenotazione.',
    request: 'Da chiedere in reception, al più tardi il giorno prima.',
  },
  between: (from, to) => `dalle ${from} alle ${to}`,
  lateCheckout: (until) => `Camera a disposizione fino alle ${until}`,
  minAge: (age) => `A partire da ${age} anni.`,
  forTwo: 'Per 2 persone',
  breakfast: {
    title: 'Colazione',
    detailList: ['Bevande calde, succhi e frutta', 'Pane, cornetti e confetture', 'Formaggi, salumi e uova'],
    how: 'Senza prenotazione, tutte le mattine del soggiorno.',
    displayPax: true,
    activityParticipantsLabel: 'Per 2 persone',
  },
}
