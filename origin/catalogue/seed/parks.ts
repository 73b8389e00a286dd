import type { Point } from '../../../src/contract/scalars.ts'
import type { ComponentCode } from '../facts/codes.ts'
import { areOnOneShore } from '../geography/islands.ts'
import { kilometres } from '../geography/kilometres.ts'
import type { Place } from './gazetteer.ts'
import { sightReach } from './hotels.ts'

/** The components that are a ticket to a park. */
export const parkTickets = ['funfair', 'zoo', 'aquarium'] as const satisfies readonly ComponentCode[]
export type ParkTicket = (typeof parkTickets)[number]

/** The sights of the gazetteer that sell a ticket which stays include, by their own names. */
export const parks: Readonly<Record<ParkTicket, readonly string[]>> = {
  funfair: [
    'Disneyland Paris',
    'Parc Astérix',
    'Futuroscope',
    'Vulcania',
    'Le Pal',
    'PortAventura World',
    'Parque Warner Madrid',
    'Terra Mítica',
    'Isla Mágica',
    'Dinópolis',
    'Walibi Belgium',
    'Plopsaland Belgium',
    'Bellewaerde',
    'Bobbejaanland',
    'Plopsa Coo',
    'Efteling',
    'Duinrell',
    'Walibi Holland',
    'Attractiepark Slagharen',
    'Toverland',
    'Leolandia',
    'Gardaland',
    'Mirabilandia',
    'Italia in Miniatura',
    'Rainbow MagicLand',
    'Europa-Park',
    'Phantasialand',
  ],
  zoo: [
    'Zoo de Beauval',
    'Le Pal',
    'Parque de la Naturaleza de Cabárceno',
    'Loro Parque',
    'Pairi Daiza',
    'Planckendael',
    'Safaripark Beekse Bergen',
    'Burgers’ Zoo',
    'Apenheul',
    'Wildlands Emmen',
  ],
  aquarium: ['Nausicaá', 'Océanopolis', 'Oceanogràfic', 'Acquario di Genova'],
}

const names = new Set(Object.values(parks).flat())

/** The parks that the page of a hotel may name, by the ticket that they sell. */
export function parksAround(hotel: Point, sights: readonly Place[]): { readonly component: ParkTicket; readonly km: number }[] {
  const near = sights
    .filter(({ name }) => names.has(name))
    .map(({ name, lat, lng }) => ({ name, lat, lng, km: kilometres(hotel, { lat, lng }) }))
    .filter((park) => park.km <= sightReach && areOnOneShore(hotel, park))
  return parkTickets.flatMap((component) => near.filter(({ name }) => parks[component].includes(name)).map(({ km }) => ({ component, km })))
}
