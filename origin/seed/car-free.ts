import type { EcoCode, FacilityCode } from '../catalogue/codes.ts'
import type { HotelFacts, PlaceFacts } from '../catalogue/facts.ts'
import { kilometres } from '../geo/kilometres.ts'

interface Station {
  readonly lat: number
  readonly lng: number
}

interface CarFree {
  /** Where guests leave their car: at the entrance of the city, on the mainland, or in the valley. */
  readonly parking: 'none' | 'mainland' | 'valley'
  /** Whether guests get about by bicycle. */
  readonly bikes: boolean
  /** The station that guests walk from. */
  readonly station: Station | null
}

const island: CarFree = { parking: 'mainland', bikes: true, station: null }

/** Towns that visitors reach without their car, by country and local name. The mainland of Venice, Mestre, has roads. */
const towns: Readonly<Record<string, Readonly<Record<string, CarFree>>>> = {
  IT: {
    Venezia: { parking: 'none', bikes: false, station: { lat: 45.441, lng: 12.321 } },
    Giudecca: { parking: 'none', bikes: false, station: null },
    Capri: island,
    Anacapri: island,
  },
  ES: { 'Vall de Núria': { parking: 'valley', bikes: false, station: { lat: 42.3975, lng: 2.1537 } } },
  FR: { Avoriaz: { parking: 'none', bikes: true, station: null } },
  NL: { Schiermonnikoog: island, 'Oost-Vlieland': island },
}

const carFree = ({ cc, name }: PlaceFacts): CarFree | undefined => towns[cc]?.[cc === 'IT' ? name.it : name.nl]

/** Whether guests leave their car before they reach the town. */
export const isCarFree = (place: PlaceFacts): boolean => carFree(place) !== undefined

/** Whether guests leave bicycles too before they reach the town. */
export const isBikeFree = (place: PlaceFacts): boolean => carFree(place)?.bikes === false

const ofCars: readonly FacilityCode[] = ['parking', 'ev-charging']
const ofBikes: readonly FacilityCode[] = ['bikes']
const ecoOfBikes: readonly EcoCode[] = ['bike-friendly']

/** Minutes for a kilometre as the crow flies, through alleys and over bridges. */
const minutesPerKilometre = 18

/** A hotel as it is in its town: one that cars do not reach has nothing for them, and its station is as far as the map says. */
export function withoutCars(hotel: HotelFacts): HotelFacts {
  const town = carFree(hotel.place)
  if (!town) return hotel
  const { parking, bikes, station } = town
  return {
    ...hotel,
    facilities: hotel.facilities.filter((code) => !ofCars.includes(code) && (bikes || !ofBikes.includes(code))),
    eco: hotel.eco.filter((code) => bikes || !ecoOfBikes.includes(code)),
    parking: { kind: parking, euro: 0 },
    stationMinutes: station && Math.max(3, Math.round(kilometres(hotel, station) * minutesPerKilometre)),
  }
}
