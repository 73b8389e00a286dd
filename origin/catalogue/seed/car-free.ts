import type { EcoCode, FacilityCode } from '../facts/codes.ts'
import type { HotelFacts, PlaceFacts } from '../facts/facts.ts'

interface CarFree {
  /** Where guests leave their car: at the entrance of the city, on the mainland, or in the valley. */
  readonly parking: 'none' | 'mainland' | 'valley'
  /** Whether guests get about by bicycle. */
  readonly bikes: boolean
  /** Whether a train ends in the town. */
  readonly station: boolean
}

const island: CarFree = { parking: 'mainland', bikes: true, station: false }

/** Towns that visitors reach without their car, by country and local name. The mainland of Venice, Mestre, has roads. */
const towns: Readonly<Record<string, Readonly<Record<string, CarFree>>>> = {
  IT: {
    Venezia: { parking: 'none', bikes: false, station: true },
    Giudecca: { parking: 'none', bikes: false, station: false },
    Capri: island,
    Anacapri: island,
    Vernazza: { parking: 'none', bikes: false, station: true },
  },
  ES: { 'Vall de Núria': { parking: 'valley', bikes: false, station: true } },
  FR: { Avoriaz: { parking: 'none', bikes: true, station: false } },
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

/** A hotel as it is in its town: one that cars do not reach has nothing for them. */
export function withoutCars(hotel: HotelFacts): HotelFacts {
  const town = carFree(hotel.place)
  if (!town) return hotel
  const { parking, bikes, station } = town
  return {
    ...hotel,
    facilities: hotel.facilities.filter((code) => !ofCars.includes(code) && (bikes || !ofBikes.includes(code))),
    eco: hotel.eco.filter((code) => bikes || !ecoOfBikes.includes(code)),
    parking: { kind: parking, euro: 0 },
    station,
  }
}
