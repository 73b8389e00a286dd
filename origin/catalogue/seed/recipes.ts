import type { ComponentCode, FacilityCode, ThemeCode } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import { themeComponents } from '../facts/theme-components.ts'
import { isBikeFree, isCarFree } from './car-free.ts'
import { type Ground, isTownOf } from './ground.ts'
import type { ParkTicket } from './parks.ts'
import { boats, canoes, openWater } from './waters.ts'

/** Components of a stay of a theme, where a hotel suits it. */
export interface Recipe {
  readonly theme: ThemeCode
  /** Secondary themes, where the contents are of that theme too. Stays are listed under them with a title of their own theme, which has to suit. */
  readonly also: readonly ThemeCode[]
  readonly suits: (hotel: HotelFacts) => boolean
  readonly components: readonly Ingredient[]
  /** A stay includes one of these at least; any component is enough by default. */
  readonly needs?: (hotel: HotelFacts) => readonly ComponentCode[]
}

interface Ingredient {
  readonly code: ComponentCode
  readonly when: (hotel: HotelFacts) => boolean
}

const has =
  (...facilities: readonly FacilityCode[]) =>
  (hotel: HotelFacts): boolean =>
    facilities.some((facility) => hotel.facilities.includes(facility))
const inside =
  (...environments: readonly HotelFacts['environment'][]) =>
  (hotel: Ground): boolean =>
    environments.includes(hotel.environment)
const country =
  (...codes: readonly string[]) =>
  (hotel: Ground): boolean =>
    codes.includes(hotel.place.cc)
const always = (): boolean => true
const wine = (hotel: HotelFacts): boolean => country('FR', 'ES', 'IT')(hotel) || inside('vineyard')(hotel)
const venice = ({ place }: Ground): boolean => place.name.it === 'Venezia'
/** Whether a known park that sells the ticket is near. */
const near =
  (ticket: ParkTicket) =>
  ({ centres }: HotelFacts): boolean =>
    centres?.[ticket] !== undefined
/** Whether a village is known for something else: Pompei has no castle. */
const isOtherSight = ({ name, km, town }: HotelFacts['nearby'][number]): boolean =>
  !town && km <= 2 && !/château|palais|citadelle|forteresse|tour/i.test(name.fr)
/** Villages have a castle within an excursion; of cities, towns by the water and in the mountains, only some. Flevoland was sea until 1957. */
const castles = (hotel: HotelFacts): boolean =>
  country('FR', 'BE', 'NL', 'IT')(hotel) &&
  hotel.place.region?.fr !== 'Flevoland' &&
  (isTownOf('castleTowns', hotel) || (!inside('city', 'seaside', 'lake', 'mountain')(hotel) && !hotel.nearby.some(isOtherSight)))
/** Whether trees grow there, for parks in their tops. */
export const trees = (ground: Ground): boolean => !isTownOf('treeless', ground)
/** Brunch begins at eleven, on the day of departure too. */
const brunches = (hotel: HotelFacts): boolean => hotel.checkout >= '11:00'
const nature = inside('countryside', 'forest', 'mountain', 'lake', 'vineyard')
/** In the mountains, hotels are at slopes and passes, far from museums, guides of towns and golf courses. */
const belowMountains = (ground: Ground): boolean => !inside('mountain')(ground)
/** Where there are golf courses: not in the white villages of a sierra. */
export const golf = (ground: Ground): boolean =>
  belowMountains(ground) && (country('FR', 'BE', 'NL')(ground) || inside('lake', 'vineyard', 'seaside')(ground))
/** A hotel that lends bicycles rents none, and some towns have no way for them. */
const rents = (hotel: HotelFacts): boolean => !has('bikes')(hotel) && !isBikeFree(hotel.place)
/** Kilometres to a sight from a village where one stays for the culture. */
const excursion = 15
const hasCulture = (hotel: HotelFacts): boolean => inside('city')(hotel) || hotel.nearby.some(({ town, km }) => !town && km <= excursion)
const largeRoom = (hotel: HotelFacts): boolean => hotel.rooms.some((room) => room.capacity >= 4)

/** A night in a treehouse or a lodge is unusual by itself; in another hotel, something must make it so. */
export const isUnusual = ({ type }: HotelFacts): boolean => type === 'treehouse' || type === 'lodge'

const ingredient = (code: ComponentCode, when: Ingredient['when'] = always): Ingredient => ({ code, when })

export const recipes: readonly Recipe[] = [
  {
    theme: 'wellness',
    also: ['romantic'],
    suits: has('spa', 'hammam', 'indoor-pool', 'hot-tub'),
    components: [
      ingredient('spa-access', has('spa')),
      ingredient('massage-30', has('spa')),
      ingredient('massage-50', has('spa')),
      ingredient('hammam-ritual', has('hammam')),
      ingredient('facial', has('spa')),
      ingredient('private-spa', (hotel) => has('spa')(hotel) && hotel.stars >= 4),
      ingredient('pool-access', has('indoor-pool')),
      ingredient('hot-tub-private', has('hot-tub')),
    ],
  },
  {
    theme: 'romantic',
    also: ['gastronomy', 'wellness'],
    suits: always,
    components: [
      ingredient('sparkling-wine'),
      ingredient('rose-petals'),
      ingredient('candlelight-dinner', has('restaurant')),
      ingredient('breakfast-in-bed', has('room-service')),
      ingredient('late-checkout'),
      ingredient('hot-tub-private', has('hot-tub')),
      ingredient('spa-access', has('spa')),
      ingredient('chocolate-box', country('BE', 'FR', 'NL')),
      ingredient('gondola', venice),
      ingredient('balloon', (hotel) => nature(hotel) && hotel.stars >= 4 && country('FR', 'ES', 'IT')(hotel)),
    ],
  },
  {
    theme: 'gastronomy',
    also: [],
    suits: always,
    components: [
      ingredient('dinner-3', has('restaurant')),
      ingredient('dinner-5', (hotel) => has('restaurant')(hotel) && hotel.stars >= 4),
      ingredient('wine-tasting', wine),
      ingredient('cheese-board', wine),
      ingredient('cooking-class'),
      ingredient('aperitif', has('bar', 'terrace')),
      ingredient('tapas-dinner', (hotel) => country('ES')(hotel) && has('restaurant', 'bar')(hotel)),
      ingredient('brunch', (hotel) => inside('city', 'seaside')(hotel) && brunches(hotel)),
      ingredient('chocolate-box', country('BE')),
      ingredient('picnic', nature),
    ],
    needs: () => themeComponents.gastronomy,
  },
  {
    theme: 'family',
    also: [],
    suits: (hotel) => largeRoom(hotel) && (has('family-rooms', 'playground', 'indoor-pool', 'outdoor-pool')(hotel) || hotel.id % 3 === 0),
    components: [
      ingredient('treetop', (hotel) => nature(hotel) && trees(hotel)),
      ingredient('zoo', near('zoo')),
      ingredient('funfair', near('funfair')),
      ingredient('aquarium', near('aquarium')),
      ingredient('escape-game', inside('city', 'seaside')),
      ingredient('karting', (hotel) => inside('city', 'countryside')(hotel) && !isCarFree(hotel.place)),
      ingredient('pool-access', has('indoor-pool')),
      ingredient('bike-rental', rents),
    ],
  },
  {
    theme: 'city',
    also: ['culture'],
    suits: inside('city'),
    components: [
      ingredient('museum'),
      ingredient('guided-walk'),
      ingredient('boat-trip', boats),
      ingredient('show'),
      ingredient('escape-game'),
      ingredient('late-checkout'),
      ingredient('brunch', brunches),
      ingredient('bike-rental', (hotel) => rents(hotel) && country('NL', 'BE')(hotel)),
    ],
  },
  {
    theme: 'seaside',
    also: [],
    suits: inside('seaside'),
    components: [
      ingredient('bike-rental', rents),
      ingredient('sailing'),
      ingredient('horse-ride', country('FR', 'BE', 'NL', 'ES')),
      ingredient('picnic'),
      ingredient('boat-trip', boats),
      ingredient('aperitif', has('bar', 'terrace')),
      ingredient('late-checkout'),
      ingredient('dinner-3', has('restaurant')),
    ],
  },
  {
    theme: 'mountain',
    also: ['wellness'],
    suits: inside('mountain'),
    components: [
      ingredient('hiking-guide'),
      ingredient('dinner-3', has('restaurant')),
      ingredient('spa-access', has('spa')),
      ingredient('cheese-board', country('FR', 'IT')),
      ingredient('hot-tub-private', has('hot-tub')),
    ],
  },
  {
    theme: 'countryside',
    also: ['culture', 'gastronomy'],
    suits: nature,
    components: [
      ingredient('bike-rental', rents),
      ingredient('canoe', canoes),
      ingredient('horse-ride'),
      ingredient('golf', golf),
      ingredient('picnic'),
      ingredient('hiking-guide'),
      ingredient('castle-visit', castles),
      ingredient('wine-tasting', wine),
      ingredient('sailing', openWater),
    ],
  },
  {
    theme: 'unusual',
    also: ['romantic', 'countryside'],
    suits: (hotel) => isUnusual(hotel) || (has('hot-tub')(hotel) && hotel.id % 2 === 0),
    components: [
      ingredient('hot-tub-private', has('hot-tub')),
      ingredient('picnic'),
      ingredient('breakfast-in-bed', (hotel) => hotel.type === 'treehouse'),
      ingredient('hiking-guide', nature),
      ingredient('treetop', (hotel) => nature(hotel) && trees(hotel)),
      ingredient('sparkling-wine'),
    ],
    needs: (hotel) => (isUnusual(hotel) ? [] : ['hot-tub-private']),
  },
  {
    theme: 'culture',
    also: ['city', 'gastronomy'],
    suits: hasCulture,
    components: [
      ingredient('museum', belowMountains),
      ingredient('castle-visit', castles),
      ingredient('guided-walk', belowMountains),
      ingredient('show', inside('city')),
      ingredient('boat-trip', boats),
      ingredient('dinner-3', has('restaurant')),
    ],
  },
]
