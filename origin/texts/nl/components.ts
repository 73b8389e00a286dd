import { capital } from '../shared/grammar.ts'
import type { ComponentBook } from '../shared/components.ts'
import { culture } from './components-culture.ts'
import { family } from './components-family.ts'
import { gastronomy } from './components-gastronomy.ts'
import { outdoors } from './components-outdoors.ts'
import { romance } from './components-romance.ts'
import { wellness } from './components-wellness.ts'
import { menus, tapas } from './menus.ts'
import { dutchPlaces } from './places.ts'
import type { DutchUsage } from './usage.ts'

export function components(usage: DutchUsage): ComponentBook {
  return {
    words: { ...wellness, ...gastronomy(usage), ...romance, ...culture(usage), ...outdoors, ...family(usage) },
    menus,
    tapas,
    courses: ['Voorgerecht', 'Vis', 'Hoofdgerecht', 'Kaas', 'Dessert'],
    dish: (course, dish) => `${course}: ${dish.charAt(0).toLowerCase()}${dish.slice(1)}`,
    where(venue, hotel, km) {
      switch (venue) {
        case 'spa':
          return 'In de wellness van het hotel'
        case 'pool':
          return 'In het zwembad van het hotel'
        case 'restaurant':
          return 'In het restaurant van het hotel'
        case 'bar':
          return 'In de bar van het hotel'
        case 'room':
          return 'Op je kamer'
        case 'house':
          return 'Ter plaatse'
        case 'town':
          return `${capital(dutchPlaces.in(hotel.place))}, in het centrum`
        case 'nearby':
          return `Bij onze partner, op ${km} km van het hotel`
      }
    },
    when: { daily: 'Elke dag van je verblijf', once: 'Eén keer tijdens je verblijf' },
    how: {
      ahead: 'Datum en uur kies je bij het boeken.',
      slot: 'Kies je uur bij de receptie, vooraf per telefoon of bij aankomst.',
      waiting: 'Je hoeft niets te doen: alles staat klaar op de kamer als je aankomt.',
      table: 'Er is een tafel op jouw naam gereserveerd; spreek het uur af met de receptie.',
      ticket: 'Je krijgt de tickets bij de receptie.',
      partner: 'Spreek het uur rechtstreeks met de partner af; de gegevens staan in je bevestiging.',
      free: 'Zonder reservering.',
      request: 'Te vragen bij de receptie, ten laatste de dag ervoor.',
    },
    between: (from, to) => `van ${from.replace(' uur', '')} tot ${to}`,
    lateCheckout: (until) => `Kamer tot ${until} beschikbaar`,
    minAge: (age) => `Vanaf ${age} jaar.`,
    forTwo: 'Voor 2 personen',
    breakfast: {
      title: 'Ontbijt',
      detailList: ['Warme dranken, sap en fruit', 'Brood, broodjes en confituur', 'Kaas, vleeswaren en eieren'],
      how: 'Zonder reservering, elke ochtend van je verblijf.',
      displayPax: true,
      activityParticipantsLabel: 'Voor 2 personen',
    },
  }
}
