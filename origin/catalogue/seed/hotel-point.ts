import type { Environment } from '../facts/codes.ts'
import type { Place } from './gazetteer.ts'
import landscapeNames from './landscapes.json' with { type: 'json' }
import type { Random } from './random.ts'

/** Towns with the sea on several sides: degrees from the east, against the clock, towards the land. */
const landwardOf = new Map(Object.entries(landscapeNames.inland))
/** Kilometres of land there. */
const landwardReach = 0.7

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point of a hotel of a town, in degrees: inland where there is a coast. */
export function pointOf(
  place: Place,
  department: Place | undefined,
  environment: Environment,
  random: Random,
): { lat: number; lng: number } {
  const landward = landwardOf.get(place.name)
  const { towards, spread } = directionOf(place, landward, environment === 'seaside' ? department : undefined)
  const angle = towards + (random.next() - 0.5) * spread
  const reach = Math.min(reachOf(place, environment), landward === undefined ? Infinity : landwardReach)
  const distance = 0.1 + reach * Math.sqrt(random.next())
  const lat = place.lat + (Math.sin(angle) * distance) / 111.2
  const lng = place.lng + (Math.cos(angle) * distance) / (111.2 * Math.cos(radians(place.lat)))
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}

/** The direction of the land, in radians, and the width of the sector around it; the middle of the department is inland. */
function directionOf(place: Place, landward: number | undefined, inland: Place | undefined): { towards: number; spread: number } {
  if (landward !== undefined) return { towards: radians(landward), spread: 1.2 }
  if (inland) return { towards: Math.atan2(inland.lat - place.lat, (inland.lng - place.lng) * Math.cos(radians(place.lat))), spread: 1.8 }
  return { towards: Math.PI, spread: 2 * Math.PI }
}

/** Kilometres within which hotels of a town are. */
function reachOf(place: Place, environment: Environment): number {
  switch (environment) {
    case 'seaside':
    case 'lake':
      return 0.5
    case 'city':
      return Math.min(2.4, 0.3 + Math.sqrt(place.pop) / 700)
    default:
      return place.kind === 'city' ? 1.8 : 0.8
  }
}
