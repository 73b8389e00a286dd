import type { ComponentCode, FacilityCode, ThemeCode } from '../catalogue/codes.ts'
import type { HotelFacts } from '../catalogue/facts.ts'
import { words } from './names/parts.ts'

/** What a stay of a theme can be made of in a house. */
export interface Recipe {
  readonly theme: ThemeCode
  /** Themes that go with it, as far as they suit the house. */
  readonly also: readonly ThemeCode[]
  readonly suits: (hotel: HotelFacts) => boolean
  readonly components: readonly Ingredient[]
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
  (hotel: HotelFacts): boolean =>
    environments.includes(hotel.environment)
const country =
  (...codes: readonly string[]) =>
  (hotel: HotelFacts): boolean =>
    codes.includes(hotel.place.cc)
const always = (): boolean => true
const wine = (hotel: HotelFacts): boolean => country('FR', 'ES', 'IT')(hotel) || inside('vineyard')(hotel)
const water = inside('seaside', 'lake')
/** Towns with boats on their river or canals. */
const riverTowns = new Set(
  words(`Paris, Lyon, Strasbourg, Colmar, Bordeaux, Annecy, Nantes, Toulouse, Amboise, Rouen, Metz, Amiens, Brugge, Gent, Antwerpen, Dinant, Namur, Liège, Mechelen, Bruxelles, Sevilla, Bilbao, Venezia,
    Torino, Roma, Firenze, Mantova, Treviso`),
)
const boats = (hotel: HotelFacts): boolean =>
  water(hotel) || country('NL')(hotel) || Object.values(hotel.place.name).some((name) => riverTowns.has(name))
const nature = inside('countryside', 'forest', 'mountain', 'lake', 'vineyard')
const venice = (hotel: HotelFacts): boolean => hotel.place.name.it === 'Venezia'
const largeRoom = (hotel: HotelFacts): boolean => hotel.rooms.some((room) => room.capacity >= 4)

const of = (code: ComponentCode, when: Ingredient['when'] = always): Ingredient => ({ code, when })

export const recipes: readonly Recipe[] = [
  {
    theme: 'wellness',
    also: ['romantic'],
    suits: has('spa', 'hammam', 'indoor-pool', 'sauna', 'hot-tub'),
    components: [
      of('spa-access', has('spa', 'sauna')),
      of('massage-30', has('spa')),
      of('massage-50', has('spa')),
      of('hammam-ritual', has('hammam')),
      of('facial', has('spa')),
      of('private-spa', (hotel) => has('spa')(hotel) && hotel.stars >= 4),
      of('pool-access', has('indoor-pool')),
      of('hot-tub-private', has('hot-tub')),
    ],
  },
  {
    theme: 'romantic',
    also: ['gastronomy', 'wellness'],
    suits: always,
    components: [
      of('sparkling-wine'),
      of('rose-petals'),
      of('candlelight-dinner', has('restaurant')),
      of('breakfast-in-bed', has('room-service')),
      of('late-checkout'),
      of('hot-tub-private', has('hot-tub')),
      of('spa-access', has('spa')),
      of('chocolate-box', country('BE', 'FR', 'NL')),
      of('gondola', venice),
      of('balloon', (hotel) => nature(hotel) && hotel.stars >= 4 && country('FR', 'ES', 'IT')(hotel)),
    ],
  },
  {
    theme: 'gastronomy',
    also: ['romantic', 'culture'],
    suits: always,
    components: [
      of('dinner-3', has('restaurant')),
      of('dinner-5', (hotel) => has('restaurant')(hotel) && hotel.stars >= 4),
      of('wine-tasting', wine),
      of('cheese-board', wine),
      of('cooking-class'),
      of('aperitif', has('bar', 'terrace')),
      of('tapas-dinner', country('ES')),
      of('brunch', inside('city', 'seaside')),
      of('chocolate-box', country('BE')),
      of('picnic', nature),
    ],
  },
  {
    theme: 'family',
    also: ['countryside', 'seaside', 'city'],
    suits: (hotel) => largeRoom(hotel) && (has('family-rooms', 'playground', 'indoor-pool', 'outdoor-pool')(hotel) || hotel.id % 3 === 0),
    components: [
      of('treetop', nature),
      of('zoo'),
      of('funfair'),
      of('aquarium', inside('city', 'seaside')),
      of('escape-game', inside('city')),
      of('karting', inside('city', 'countryside', 'mountain')),
      of('pool-access', has('indoor-pool')),
      of('bike-rental', has('bikes')),
    ],
  },
  {
    theme: 'city',
    also: ['culture', 'romantic'],
    suits: inside('city'),
    components: [
      of('museum'),
      of('guided-walk'),
      of('boat-trip', boats),
      of('show'),
      of('escape-game'),
      of('late-checkout'),
      of('brunch'),
      of('bike-rental', country('NL', 'BE')),
    ],
  },
  {
    theme: 'seaside',
    also: ['romantic', 'family'],
    suits: inside('seaside'),
    components: [
      of('bike-rental'),
      of('sailing'),
      of('horse-ride', country('FR', 'BE', 'NL', 'ES')),
      of('picnic'),
      of('boat-trip', boats),
      of('aperitif', has('bar', 'terrace')),
      of('late-checkout'),
      of('dinner-3', has('restaurant')),
    ],
  },
  {
    theme: 'mountain',
    also: ['wellness', 'family'],
    suits: inside('mountain'),
    components: [
      of('snowshoes'),
      of('hiking-guide'),
      of('dinner-3', has('restaurant')),
      of('spa-access', has('spa', 'sauna')),
      of('cheese-board', country('FR', 'IT')),
      of('hot-tub-private', has('hot-tub')),
    ],
  },
  {
    theme: 'countryside',
    also: ['romantic', 'gastronomy'],
    suits: nature,
    components: [
      of('bike-rental'),
      of('canoe', (hotel) => !inside('vineyard')(hotel)),
      of('horse-ride'),
      of('golf'),
      of('picnic'),
      of('hiking-guide'),
      of('castle-visit', country('FR', 'BE', 'NL', 'IT')),
      of('wine-tasting', wine),
      of('sailing', water),
    ],
  },
  {
    theme: 'unusual',
    also: ['romantic', 'countryside'],
    suits: (hotel) => ['treehouse', 'lodge'].includes(hotel.type) || (has('hot-tub')(hotel) && hotel.id % 2 === 0),
    components: [
      of('hot-tub-private', has('hot-tub')),
      of('picnic'),
      of('breakfast-in-bed', (hotel) => hotel.type === 'treehouse'),
      of('hiking-guide', nature),
      of('treetop', nature),
      of('sparkling-wine'),
    ],
  },
  {
    theme: 'culture',
    also: ['city', 'gastronomy'],
    suits: (hotel) => inside('city')(hotel) || hotel.styles.includes('historic') || hotel.nearby.length >= 2,
    components: [
      of('museum'),
      of('castle-visit', country('FR', 'BE', 'NL', 'IT')),
      of('guided-walk'),
      of('show', inside('city')),
      of('boat-trip', boats),
      of('dinner-3', has('restaurant')),
    ],
  },
]
