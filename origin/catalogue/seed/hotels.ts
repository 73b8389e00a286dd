import { ecoFacilities, facilities, type Environment, type FacilityCode, type HotelType, type Style } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import { townSightKnown, townWalkReach, townWalkSights } from '../facts/town-walk.ts'
import { streetOf, zipInTown, zipOf } from './addresses.ts'
import { withoutCars } from './car-free.ts'
import { seededRandom, type Random } from './random.ts'
import type { Site } from './destinations.ts'
import { kilometres, roundedKilometres } from '../geography/kilometres.ts'
import { isTownSight, namesOf, type Gazetteer, type Place } from './gazetteer.ts'
import {
  builtIn,
  facilityChances,
  facilityChancesAt,
  facilityChancesIn,
  nightPrices,
  roomCounts,
  starsOf,
  typeRates,
  typesIn,
} from './hotel-types.ts'
import { isHiddenFrom } from './ground.ts'
import { pointOf } from './hotel-point.ts'
import { roomsOf } from './hotel-rooms.ts'
import { builtAt } from './late-resorts.ts'
import { closedHotels } from './scenarios.ts'
import { areOnOneShore } from '../geography/islands.ts'
import { hasStation } from './stations.ts'
import { isPlural, type HotelNames } from './names/hotel-names.ts'

/** Facts of a hotel, and the inputs of its prices. */
export interface HotelSeed {
  readonly facts: HotelFacts
  readonly place: Place
  /** Cents of a night in the simplest room, two guests, average week. */
  readonly nightPrice: number
  /** Demand, per mille. */
  readonly demand: number
  readonly seasonal: boolean
  readonly cancelDays: number | null
  readonly tax: number
  readonly flowMode: 'pull' | 'push'
}

export const firstHotelId = 1001

export function hotelSeed(gazetteer: Gazetteer, sights: readonly Place[], site: Site, index: number, names: HotelNames): HotelSeed {
  const id = firstHotelId + index
  const random = seededRandom('hotel', id)
  const { place, environment } = site
  const type = random.weighted(typesIn[environment])
  const comfort = random.weighted(starsOf[type])
  const stars = unclassified[site.cc]?.includes(type) ? 0 : comfort
  const region = gazetteer.find(place.region)?.code ?? ''
  // Dutch towns have a province for a region, and no department.
  const department = gazetteer.find(place.department ?? (site.cc === 'NL' ? place.region : undefined))
  const language =
    site.cc === 'FR' || region === 'BE-WAL' || region === 'BE-BRU' ? 'fr' : site.cc === 'ES' ? 'es' : site.cc === 'IT' ? 'it' : 'nl'
  const ground = { place: gazetteer.facts(place), environment }
  const point = pointOf(place, department, environment, random)
  const offered = facilitiesOf(type, environment, comfort, random).filter((code) => !isHiddenFrom(ground, code))
  const pets = random.percent(46)
    ? { price: random.pick([0, 5, 8, 10, 12, 15, 20]), maxWeight: random.pick([5, 8, 10, 15, 25, 40]), max: random.percent(70) ? 1 : 2 }
    : null
  const drawn = withoutCars(
    withLift(
      asItsRooms({
        id,
        name: names.next(site, type, region, random),
        plural: false,
        place: ground.place,
        street: streetOf(language, place, environment, random),
        zip: zipOf(place, department?.code ?? '', region, random),
        ...point,
        stars,
        type,
        environment,
        styles: stylesOf(type, environment, comfort, random),
        facilities: [...offered, ...(pets ? (['pets'] as const) : [])],
        eco: random.sample(
          ecoFacilities,
          random.weighted([
            [random.between(0, 4), 55],
            [random.between(3, 7), 30],
            [random.between(8, 11), 15],
          ]),
        ),
        pets,
        checkin: random.pick(['14:00', '15:00', '15:00', '16:00', '16:00']),
        ...morningOf(random),
        parking: parkingOf(offered, environment, random),
        built: builtAt(environment, ground.place.name.fr, random.between(...builtIn[type]), builtIn[type]),
        roomCount: random.between(...roomCounts[type]),
        nearby: nearby(sights, place, point, random),
        station: hasStation(place),
        rooms: roomsOf(type, ground, comfort, random),
        active: !closedHotels.has(id),
      }),
    ),
  )
  const name = names.fitting(drawn)
  const facts = {
    ...drawn,
    name,
    plural: isPlural(name, language),
    built: inPeace(olderIfHistoric(drawn)),
    zip: zipInTown(drawn, place, department),
  }
  const [low, high] = nightPrices[comfort] ?? [7000, 9000]
  const renown = place.pop > 400_000 ? 1120 : environment === 'seaside' || environment === 'lake' ? 1060 : 1000
  return {
    facts,
    place,
    nightPrice: Math.round((random.between(low, high) * typeRates[type] * renown) / 1_000_000 / 100) * 100,
    demand: random.between(380, 940),
    seasonal: environment !== 'city' && random.percent(environment === 'mountain' || environment === 'seaside' ? 45 : 12),
    cancelDays: random.weighted([
      [1, 18],
      [2, 22],
      [3, 25],
      [7, 17],
      [14, 6],
      [null, 12],
    ]),
    tax: site.cc === 'ES' && !taxedRegions.has(region) ? 0 : (taxes[site.cc][stars] ?? 100),
    flowMode: random.percent(70) ? 'pull' : 'push',
  }
}

/** Guests eat before they leave: breakfast ends at check-out at the latest. */
function morningOf(random: Random): Pick<HotelFacts, 'checkout' | 'breakfast'> {
  const checkout = random.pick(['10:00', '11:00', '11:00', '12:00'])
  const from = random.pick(['07:00', '07:30', '08:00', '08:30'])
  const to = random.pick(['10:00', '10:30', '11:00'])
  return { checkout, breakfast: { from, to: to > checkout ? checkout : to } }
}

/** Returns the hotel with the facilities that its rooms show: what a window looks on is there, what no room has is not. Bees need its garden. */
function asItsRooms(hotel: HotelFacts): HotelFacts {
  const shown: Readonly<Partial<Record<FacilityCode, boolean>>> = {
    garden: hotel.facilities.includes('garden') || hotel.rooms.some(({ view }) => view === 'garden'),
    'sea-view': hotel.rooms.some(({ view }) => view === 'sea'),
    'family-rooms': hotel.rooms.some(({ type }) => type === 'family'),
  }
  return {
    ...hotel,
    facilities: facilities.filter((code) => shown[code] ?? hotel.facilities.includes(code)),
    eco: hotel.eco.filter((code) => code !== 'bee-hives' || shown.garden),
  }
}

/** Rooms from which on a hotel has a lift, and one of five stars whatever its rooms; cabins have none. */
const withLiftFrom = 50
/** The same for what was built since this year. */
const modern = 1970
const modernWithLiftFrom = 15

function withLift(hotel: HotelFacts): HotelFacts {
  const { type, stars, roomCount, built } = hotel
  const needed =
    (roomCount >= withLiftFrom || stars === 5 || (built >= modern && roomCount >= modernWithLiftFrom)) &&
    type !== 'treehouse' &&
    type !== 'lodge'
  if (needed) return { ...hotel, facilities: facilities.filter((code) => code === 'lift' || hotel.facilities.includes(code)) }
  // Upper floors without one are for those who climb stairs.
  const reached = hotel.facilities.filter((code) => code !== 'accessible' || hotel.facilities.includes('lift'))
  return { ...hotel, facilities: reached }
}

/** A historic hotel has the beams and stairs of the nineteenth century or before. */
function olderIfHistoric({ styles, built }: HotelFacts): number {
  return styles.includes('historic') && built >= 1900 ? 1780 + (built % 115) : built
}

/** Nobody built hotels in the war and right after it. A year like 1900 would be read as a century. */
function inPeace(year: number): number {
  if (year >= 1940 && year <= 1946) return year - 10
  return year % 100 === 0 ? year + 1 : year
}

/** Visitors’ tax in cents a night and adult, by stars. */
const taxes: Record<Site['cc'], readonly number[]> = {
  FR: [80, 90, 110, 170, 265, 360],
  ES: [60, 60, 75, 100, 170, 240],
  BE: [150, 150, 200, 250, 300, 400],
  NL: [180, 180, 210, 250, 320, 450],
  IT: [120, 120, 150, 250, 350, 500],
}

/** The Spanish regions that have a visitors’ tax: Catalonia and the Balearic Islands. */
const taxedRegions: ReadonlySet<string> = new Set(['ES-CT', 'ES-IB'])

/** Types that a country gives no stars, whatever their comfort. */
const unclassified: Readonly<Partial<Record<Site['cc'], readonly HotelType[]>>> = { FR: ['guesthouse'], IT: ['guesthouse', 'farmhouse'] }

/** What hotels of a type never have: no cabin in a tree is on level ground, and a few rooms have no staff for more than breakfast. */
const never: Readonly<Partial<Record<HotelType, readonly FacilityCode[]>>> = {
  treehouse: ['lift', 'accessible'],
  guesthouse: ['indoor-pool', 'room-service', 'gym', 'hammam', 'restaurant'],
}

/** What a hotel has only beside something else: a charging point is in a car park. */
const needs: Readonly<Partial<Record<FacilityCode, FacilityCode>>> = { 'ev-charging': 'parking' }

/** A resort is called baths, and stays sell the way into the spa of a hotel with a sauna: both have a spa. */
function facilitiesOf(type: HotelType, environment: Environment, stars: number, random: Random): FacilityCode[] {
  const drawn = facilities.filter((code) => {
    if (code === 'pets') return false
    const times = (facilityChances[code] ?? 0) + (facilityChancesIn[environment][code] ?? 0) + (facilityChancesAt[stars]?.[code] ?? 0)
    return random.percent(times)
  })
  const hasSpa = type === 'resort' || drawn.includes('sauna')
  const possible = (code: FacilityCode): boolean => {
    const needed = needs[code]
    return (needed === undefined || drawn.includes(needed)) && !never[type]?.includes(code)
  }
  return facilities.filter((code) => (drawn.includes(code) && possible(code)) || (code === 'spa' && hasSpa))
}

function stylesOf(type: HotelType, environment: Environment, stars: number, random: Random): Style[] {
  const first = random.weighted<Style>(
    type === 'chateau'
      ? [
          ['historic', 60],
          ['luxury', 20],
          ['romantic', 20],
        ]
      : type === 'treehouse' || type === 'lodge'
        ? [
            ['eco', 45],
            ['family', 25],
            ['charming', 30],
          ]
        : type === 'farmhouse' || type === 'guesthouse'
          ? [
              ['charming', 55],
              ['romantic', 20],
              ['eco', 15],
              ['family', 10],
            ]
          : environment === 'city'
            ? [
                ['design', 35],
                ['classic', 30],
                ['charming', 20],
                ['historic', 15],
              ]
            : [
                ['classic', 35],
                ['charming', 25],
                ['family', 25],
                ['design', 15],
              ],
  )
  const others: Style[] =
    stars >= 5 ? ['luxury'] : random.sample<Style>(['charming', 'romantic', 'family', 'design', 'eco'], random.between(0, 2))
  return [...new Set([first, ...others])]
}

function parkingOf(has: readonly FacilityCode[], environment: Environment, random: Random): HotelFacts['parking'] {
  if (!has.includes('parking')) return { kind: 'street', euro: 0 }
  return environment === 'city' || random.percent(12) ? { kind: 'paid', euro: random.between(8, 26) } : { kind: 'free', euro: 0 }
}

/** Kilometres within which a hotel names a sight. */
export const sightReach = 45

const knownWithin = (sight: Place): number => (isTownSight(sight) ? townSightKnown : sightReach)

/** Sights and towns on the same side of the sea, the nearest first. */
function nearby(sights: readonly Place[], place: Place, point: { lat: number; lng: number }, random: Random): HotelFacts['nearby'] {
  const found = sights
    .filter(
      (sight) => sight.id !== place.id && sight.name !== place.name && Math.abs(sight.lat - point.lat) < 0.5 && areOnOneShore(point, sight),
    )
    .map((sight) => ({ sight, km: kilometres(point, sight) }))
    .filter(({ sight, km }) => km <= townWalkReach || !townWalkSights.includes(sight.name))
    .filter(({ sight, km }) => (sight.kind === 'poi' ? km <= knownWithin(sight) : km > 2 && km <= 35))
    .sort((a, b) => a.km - b.km)
  return found.slice(0, random.between(2, 4)).map(({ sight, km }) => ({
    name: namesOf(sight),
    km: km < 1 ? 0 : roundedKilometres(km),
    town: sight.kind !== 'poi',
  }))
}
