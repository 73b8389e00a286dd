import type { Environment, FacilityCode, HotelType, RoomType, View } from '../facts/codes.ts'

/** Types of hotels in each environment, with weights. */
export const typesIn: Readonly<Record<Environment, readonly (readonly [HotelType, number])[]>> = {
  city: [
    ['hotel', 44],
    ['boutique', 32],
    ['aparthotel', 9],
    ['guesthouse', 15],
  ],
  seaside: [
    ['hotel', 46],
    ['boutique', 16],
    ['resort', 16],
    ['guesthouse', 14],
    ['aparthotel', 8],
  ],
  countryside: [
    ['hotel', 22],
    ['chateau', 22],
    ['farmhouse', 22],
    ['guesthouse', 20],
    ['treehouse', 6],
    ['boutique', 8],
  ],
  mountain: [
    ['hotel', 40],
    ['lodge', 36],
    ['resort', 14],
    ['guesthouse', 10],
  ],
  lake: [
    ['hotel', 44],
    ['boutique', 20],
    ['resort', 16],
    ['guesthouse', 20],
  ],
  forest: [
    ['lodge', 24],
    ['treehouse', 14],
    ['hotel', 26],
    ['farmhouse', 16],
    ['chateau', 12],
    ['guesthouse', 8],
  ],
  vineyard: [
    ['chateau', 28],
    ['farmhouse', 26],
    ['guesthouse', 20],
    ['boutique', 14],
    ['hotel', 12],
  ],
}

export const starsOf: Readonly<Record<HotelType, readonly (readonly [number, number])[]>> = {
  hotel: [
    [3, 44],
    [4, 38],
    [2, 10],
    [5, 8],
  ],
  boutique: [
    [4, 55],
    [3, 25],
    [5, 20],
  ],
  chateau: [
    [4, 60],
    [5, 25],
    [3, 15],
  ],
  guesthouse: [
    [3, 45],
    [4, 35],
    [0, 20],
  ],
  resort: [
    [4, 75],
    [5, 25],
  ],
  lodge: [
    [3, 45],
    [4, 40],
    [0, 15],
  ],
  farmhouse: [
    [3, 45],
    [4, 30],
    [0, 25],
  ],
  treehouse: [
    [0, 70],
    [3, 30],
  ],
  aparthotel: [
    [3, 45],
    [4, 55],
  ],
}

export const roomCounts: Readonly<Record<HotelType, readonly [number, number]>> = {
  hotel: [24, 120],
  boutique: [12, 48],
  chateau: [14, 58],
  guesthouse: [4, 12],
  resort: [60, 180],
  lodge: [8, 32],
  farmhouse: [6, 22],
  treehouse: [4, 14],
  aparthotel: [18, 70],
}

export const builtIn: Readonly<Record<HotelType, readonly [number, number]>> = {
  hotel: [1870, 2012],
  boutique: [1720, 1935],
  chateau: [1480, 1880],
  guesthouse: [1780, 1950],
  resort: [1972, 2018],
  lodge: [1965, 2019],
  farmhouse: [1690, 1905],
  treehouse: [2008, 2022],
  aparthotel: [1960, 2016],
}

/** Price by type, per mille. */
export const typeRates: Readonly<Record<HotelType, number>> = {
  hotel: 1000,
  boutique: 1180,
  chateau: 1320,
  guesthouse: 900,
  resort: 1220,
  lodge: 1060,
  farmhouse: 960,
  treehouse: 1240,
  aparthotel: 980,
}

/** Cents of a night by stars, from and to: simplest double for two. */
export const nightPrices: readonly (readonly [number, number])[] = [
  [6200, 9200],
  [5200, 6200],
  [5400, 7200],
  [6400, 9200],
  [8600, 13800],
  [15500, 27000],
]

export const roomRates: Readonly<Record<RoomType, number>> = {
  classic: 1000,
  superior: 1140,
  deluxe: 1290,
  'junior-suite': 1440,
  suite: 1780,
  family: 1520,
  cabin: 1100,
  large: 1000,
  'family-cabin': 1520,
}
export const roomSizes: Readonly<Record<RoomType, readonly [number, number]>> = {
  classic: [15, 20],
  superior: [20, 26],
  deluxe: [24, 31],
  'junior-suite': [29, 38],
  suite: [38, 58],
  family: [30, 44],
  cabin: [18, 34],
  large: [24, 32],
  'family-cabin': [30, 44],
}
/** Guests of a room without and with extra beds. */
export const roomCapacities: Readonly<Record<RoomType, readonly [number, number]>> = {
  classic: [2, 2],
  superior: [2, 3],
  deluxe: [2, 3],
  'junior-suite': [2, 3],
  suite: [2, 4],
  family: [4, 5],
  cabin: [2, 4],
  large: [2, 2],
  'family-cabin': [4, 5],
}

export const viewsIn: Readonly<Record<Environment, readonly View[]>> = {
  city: ['rooftops', 'courtyard', 'street', 'garden'],
  seaside: ['sea', 'garden', 'courtyard'],
  countryside: ['countryside', 'garden', 'courtyard'],
  mountain: ['mountain', 'garden', 'forest'],
  lake: ['lake', 'garden'],
  forest: ['forest', 'garden', 'countryside'],
  vineyard: ['vineyard', 'countryside', 'garden'],
}

type Chances = Partial<Record<FacilityCode, number>>

/** Percentage of hotels with a facility; environment and stars add to it. */
export const facilityChances: Chances = {
  wifi: 100,
  parking: 55,
  restaurant: 45,
  bar: 45,
  terrace: 45,
  'air-conditioning': 30,
  lift: 25,
  accessible: 40,
  'family-rooms': 25,
  bikes: 18,
  'ev-charging': 22,
  garden: 20,
  spa: 14,
  sauna: 16,
  'hot-tub': 10,
  hammam: 7,
  gym: 8,
  'indoor-pool': 8,
  'outdoor-pool': 8,
  'room-service': 8,
  playground: 6,
}
export const facilityChancesIn: Readonly<Record<Environment, Chances>> = {
  city: { lift: 40, 'air-conditioning': 30, 'room-service': 12, garden: -8, parking: -15, gym: 12 },
  seaside: { 'sea-view': 55, 'beach-access': 35, 'outdoor-pool': 25, terrace: 20, bikes: 15, 'air-conditioning': 15 },
  countryside: { garden: 65, parking: 40, 'outdoor-pool': 28, playground: 14, bikes: 15 },
  mountain: { 'ski-room': 75, sauna: 30, spa: 15, parking: 30, 'hot-tub': 18, restaurant: 20 },
  lake: { garden: 40, terrace: 30, 'outdoor-pool': 20, spa: 15, parking: 25, bikes: 12 },
  forest: { garden: 45, sauna: 25, 'hot-tub': 22, bikes: 22, parking: 40, playground: 14 },
  vineyard: { garden: 60, 'outdoor-pool': 35, parking: 40, terrace: 25, spa: 10 },
}
export const facilityChancesAt: Readonly<Record<number, Chances>> = {
  4: {
    spa: 28,
    'indoor-pool': 22,
    gym: 20,
    restaurant: 25,
    bar: 25,
    'room-service': 25,
    'air-conditioning': 20,
    hammam: 16,
    sauna: 16,
    'hot-tub': 10,
    lift: 15,
    'ev-charging': 12,
  },
  5: {
    spa: 65,
    'indoor-pool': 45,
    'outdoor-pool': 20,
    gym: 55,
    restaurant: 50,
    bar: 45,
    'room-service': 75,
    'air-conditioning': 55,
    hammam: 40,
    sauna: 40,
    'hot-tub': 25,
    lift: 40,
    'ev-charging': 30,
  },
}
