import type { EcoCode, FacilityCode } from '../catalogue/codes.ts'
import type { HotelFacts, PlaceFacts } from '../catalogue/facts.ts'
import { kilometres } from '../geo/kilometres.ts'

interface Station {
  readonly lat: number
  readonly lng: number
}

/** Towns without roads, by Italian name, with the station that guests walk from. The mainland of Venice, Mestre, has roads. */
const stations: Readonly<Record<string, Station | null>> = {
  Venezia: { lat: 45.441, lng: 12.321 },
  Giudecca: null,
}

const stationOf = (place: PlaceFacts): Station | null | undefined => (place.cc === 'IT' ? stations[place.name.it] : undefined)

/** Whether neither cars nor bicycles come to the doors of a town. */
export const isCarFree = (place: PlaceFacts): boolean => stationOf(place) !== undefined

const wheels: readonly FacilityCode[] = ['parking', 'ev-charging', 'bikes']
const ecoWheels: readonly EcoCode[] = ['bike-friendly']

/** Minutes for a kilometre as the crow flies, through alleys and over bridges. */
const minutesPerKilometre = 18

/** A hotel as it is in its town: in one without roads it has nothing for cars or bicycles, and its station is as far as the map says. */
export function withoutCars(hotel: HotelFacts): HotelFacts {
  const station = stationOf(hotel.place)
  if (station === undefined) return hotel
  return {
    ...hotel,
    facilities: hotel.facilities.filter((code) => !wheels.includes(code)),
    eco: hotel.eco.filter((code) => !ecoWheels.includes(code)),
    parking: { kind: 'none', euro: 0 },
    stationMinutes: station && Math.max(3, Math.round(kilometres(hotel, station) * minutesPerKilometre)),
  }
}
