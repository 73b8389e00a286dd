import type { ComponentBook } from '../shared/components.ts'
import { frenchPlaces } from './places.ts'
import { culture } from './components-culture.ts'
import { family } from './components-family.ts'
import { gastronomy } from './components-gastronomy.ts'
import { outdoors } from './components-outdoors.ts'
import { romance } from './components-romance.ts'
import { wellness } from './components-wellness.ts'
import { menus, tapas } from './menus.ts'
import type { FrenchUsage } from './usage.ts'

export function components(usage: FrenchUsage): ComponentBook {
  return {
    words: { ...wellness, ...gastronomy(usage), ...romance, ...culture(usage), ...outdoors, ...family(usage) },
    menus,
    tapas,
    courses: ['Entrée', 'Poisson', 'Plat', 'Fromage', 'Dessert'],
    dish: (course, dish) => `${course} : ${dish.charAt(0).toLowerCase()}${dish.slice(1)}`,
    where(venue, hotel, km) {
      switch (venue) {
        case 'spa':
          return "Au spa de l'établissement"
        case 'pool':
          return "À la piscine de l'établissement"
        case 'restaurant':
          return "Au restaurant de l'établissement"
        case 'bar':
          return "Au bar de l'établissement"
        case 'room':
          return 'Dans votre chambre'
        case 'house':
          return 'Sur place'
        case 'town':
          return `${frenchPlaces.in(hotel.place).replace(/^./, (first) => first.toUpperCase())}, au centre`
        case 'nearby':
          return `Chez notre partenaire, à ${km} km de l'établissement`
      }
    },
    when: { daily: 'Chaque jour de votre séjour', once: 'Une fois pendant votre séjour' },
    how: {
      ahead: 'Date et heure à choisir au moment de réserver.',
      slot: 'Choisissez votre créneau à la réception, par téléphone avant le séjour ou à votre arrivée.',
      waiting: 'Rien à faire : tout est prêt dans la chambre à votre arrivée.',
      table: "Une table est réservée à votre nom ; confirmez l'heure avec la réception.",
      ticket: 'Vos billets vous sont remis à la réception.',
      partner: "Fixez l'heure directement avec le partenaire ; ses coordonnées figurent dans votre confirmation.",
      free: 'Sans réservation.',
      request: 'À demander à la réception, la veille au plus tard.',
    },
    between: (from, to) => `de ${from} à ${to}`,
    lateCheckout: (until) => `Chambre à votre disposition jusqu'à ${until}`,
    minAge: (age) => `À partir de ${age} ans.`,
    forTwo: 'Pour 2 personnes',
    breakfast: {
      title: 'Petit-déjeuner',
      detailList: ['Boissons chaudes, jus et fruits', 'Pain, viennoiseries et confitures', 'Fromages, charcuterie et œufs'],
      how: 'Sans réservation, chaque matin du séjour.',
      displayPax: true,
      activityParticipantsLabel: 'Pour 2 personnes',
    },
  }
}
