import type { Locale } from '../../src/market/markets.ts'
import type { ReviewNegative, ReviewPositive } from '../catalogue/codes.ts'
import type { HotelFacts, ReviewFacts } from '../catalogue/facts.ts'
import { firstNames } from '../texts/first-names.ts'
import { chance, type Chance } from './chance.ts'

/** Scores in tenths. */
export interface ReviewSeed {
  readonly facts: ReviewFacts
  /** Days before the seed's day. */
  readonly age: number
  readonly average: number
  readonly welcoming: number
  readonly comfort: number
  readonly cleanliness: number
  readonly food: number | null
  readonly localization: number
  readonly priceQuality: number
}

/** Who writes about houses of a country. */
const writers: Readonly<Record<string, readonly (readonly [Locale, number])[]>> = {
  FR: [
    ['fr_FR', 62],
    ['fr_BE', 12],
    ['nl_BE', 8],
    ['nl_NL', 8],
    ['es_ES', 6],
    ['it_IT', 4],
  ],
  ES: [
    ['es_ES', 66],
    ['fr_FR', 14],
    ['nl_NL', 8],
    ['it_IT', 5],
    ['fr_BE', 4],
    ['nl_BE', 3],
  ],
  BE: [
    ['nl_BE', 36],
    ['fr_BE', 27],
    ['nl_NL', 19],
    ['fr_FR', 16],
    ['es_ES', 1],
    ['it_IT', 1],
  ],
  NL: [
    ['nl_NL', 63],
    ['nl_BE', 24],
    ['fr_BE', 6],
    ['fr_FR', 5],
    ['es_ES', 1],
    ['it_IT', 1],
  ],
  IT: [
    ['it_IT', 66],
    ['fr_FR', 14],
    ['nl_NL', 8],
    ['es_ES', 5],
    ['fr_BE', 4],
    ['nl_BE', 3],
  ],
}

const everywhere: readonly ReviewPositive[] = [
  'welcome',
  'quiet',
  'bed',
  'location',
  'clean',
  'charm',
  'staff-tips',
  'room-size',
  'value',
  'decor',
  'surprise',
  'breakfast',
]

/** Only what the house has is praised or blamed. */
function praises(hotel: HotelFacts): ReviewPositive[] {
  const has = (code: HotelFacts['facilities'][number]): boolean => hotel.facilities.includes(code)
  return [
    ...everywhere,
    ...(has('spa') ? (['spa'] as const) : []),
    ...(has('restaurant') ? (['dinner'] as const) : []),
    ...(has('parking') && hotel.parking.kind === 'free' ? (['parking'] as const) : []),
    ...(has('garden') ? (['garden'] as const) : []),
    ...(has('indoor-pool') || has('outdoor-pool') ? (['pool'] as const) : []),
    ...(hotel.environment !== 'city' ? (['view'] as const) : []),
  ]
}

function blames(hotel: HotelFacts): ReviewNegative[] {
  const has = (code: HotelFacts['facilities'][number]): boolean => hotel.facilities.includes(code)
  return [
    'wifi',
    'small-bathroom',
    'breakfast-queue',
    'pillows',
    'slow-service',
    ...(hotel.environment === 'city' ? (['noise'] as const) : (['signage'] as const)),
    ...(hotel.parking.kind === 'paid' ? (['parking-price'] as const) : []),
    ...(has('air-conditioning') ? [] : (['hot-room'] as const)),
    ...(has('spa') ? (['spa-crowded'] as const) : []),
    ...(has('lift') ? [] : (['stairs'] as const)),
    ...(has('outdoor-pool') ? (['cold-pool'] as const) : []),
  ]
}

/** The reviews of a house, its newest first; a few houses have none yet. Ids are the hotel's, then three digits. */
export function reviewSeeds(hotel: HotelFacts): ReviewSeed[] {
  const luck = chance('reviews', hotel.id)
  if (luck.percent(4)) return []
  const count = luck.weighted([
    [luck.between(3, 7), 30],
    [luck.between(8, 16), 45],
    [luck.between(17, 38), 25],
  ])
  const level = luck.weighted([
    [luck.between(70, 79), 12],
    [luck.between(80, 86), 33],
    [luck.between(87, 92), 38],
    [luck.between(93, 97), 17],
  ])
  const eats = hotel.facilities.includes('restaurant') || luck.percent(70)
  let age = luck.between(2, 20)
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const seed = reviewSeed(hotel, index, level, eats, age, names, luck)
    age += luck.between(1, Math.max(6, Math.floor(700 / count)))
    return seed
  })
}

function reviewSeed(
  hotel: HotelFacts,
  index: number,
  level: number,
  eats: boolean,
  age: number,
  names: Set<string>,
  luck: Chance,
): ReviewSeed {
  const locale = luck.weighted<Locale>(writers[hotel.place.cc] ?? [['fr_FR', 1]])
  const mood = level + luck.between(-9, 6)
  const score = (shift = 0): number => Math.max(40, Math.min(100, mood + shift + luck.between(-6, 6)))
  const scores = { welcoming: score(2), comfort: score(), cleanliness: score(1), localization: score(2), priceQuality: score(-3) }
  const food = eats ? score(-1) : null
  const all = [...Object.values(scores), ...(food === null ? [] : [food])]
  const average = Math.round(all.reduce((sum, value) => sum + value, 0) / all.length)
  const satisfied = average >= 88
  let customer = luck.pick(firstNames[locale])
  while (names.has(customer) && names.size < 40) customer = luck.pick(firstNames[locale])
  names.add(customer)
  return {
    facts: {
      id: hotel.id * 1000 + index + 1,
      hotelId: hotel.id,
      locale,
      customer,
      type: luck.weighted([
        ['couple', 58],
        ['family', 16],
        ['friends', 12],
        ['solo', 9],
        ['business', 5],
      ]),
      positives: luck.sample(
        praises(hotel),
        luck.weighted(
          satisfied
            ? [
                [1, 22],
                [2, 45],
                [3, 25],
                [0, 8],
              ]
            : [
                [0, 22],
                [1, 45],
                [2, 33],
              ],
        ),
      ),
      negatives: luck.sample(
        blames(hotel),
        luck.weighted(
          satisfied
            ? [
                [0, 72],
                [1, 28],
              ]
            : [
                [0, 25],
                [1, 50],
                [2, 25],
              ],
        ),
      ),
      variant: luck.between(0, 9999),
    },
    age,
    average,
    ...scores,
    food,
  }
}
