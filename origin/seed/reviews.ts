import type { Locale } from '../../src/market/markets.ts'
import type { ReviewNegative, ReviewPositive } from '../catalogue/codes.ts'
import type { HotelFacts, ReviewFacts } from '../catalogue/facts.ts'
import firstNames from './names/first-names.json' with { type: 'json' }
import { seededRandom, type Random } from './random.ts'

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

/** Locales of the reviewers of a country's hotels, with weights. */
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

/** Only what the hotel has. */
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
    ...(hotel.environment === 'city' ? (['noise'] as const) : (['signage'] as const)),
    ...(has('restaurant') ? (['slow-service'] as const) : []),
    ...(hotel.parking.kind === 'paid' ? (['parking-price'] as const) : []),
    ...(has('air-conditioning') ? [] : (['hot-room'] as const)),
    ...(has('spa') ? (['spa-crowded'] as const) : []),
    ...(has('lift') ? [] : (['stairs'] as const)),
    ...(has('outdoor-pool') ? (['cold-pool'] as const) : []),
  ]
}

/** The reviews of a hotel, newest first. Ids are the hotel's, then three digits. */
export function reviewSeeds(hotel: HotelFacts): ReviewSeed[] {
  const random = seededRandom('reviews', hotel.id)
  if (random.percent(4)) return []
  const count = random.weighted([
    [random.between(3, 7), 30],
    [random.between(8, 16), 45],
    [random.between(17, 38), 25],
  ])
  const level = random.weighted([
    [random.between(70, 79), 12],
    [random.between(80, 86), 33],
    [random.between(87, 92), 38],
    [random.between(93, 97), 17],
  ])
  const eats = hotel.facilities.includes('restaurant') || random.percent(70)
  let age = random.between(2, 20)
  const names = new Set<string>()
  const counted = new Map<string, number>()
  const spacious = hotel.rooms.every((room) => room.sqm >= 20)
  const seeds = Array.from({ length: count }, (_, index): ReviewSeed => {
    const drawn = reviewSeed(hotel, index, level, eats, age, names, random)
    age += random.between(1, Math.max(6, Math.floor(700 / count)))
    const facts = withoutContradiction(drawn.facts)
    return { ...drawn, facts: spacious ? facts : withoutRoomSize(facts) }
  })
  // Readers see the best first: there a repetition would show.
  const turned = new Map(bestFirst(seeds).map(({ facts }) => [facts.id, inTurn(facts, counted)]))
  return seeds.map((seed) => ({ ...seed, facts: turned.get(seed.facts.id) ?? seed.facts }))
}

/** In the order of the hotel's page: by score, then the newest. */
export function bestFirst(reviews: readonly ReviewSeed[]): ReviewSeed[] {
  return reviews.toSorted((a, b) => b.average - a.average || a.age - b.age || a.facts.id - b.facts.id)
}

/** What nobody who praises one thing complains of. */
const contradicts: Readonly<Partial<Record<ReviewPositive, readonly ReviewNegative[]>>> = {
  quiet: ['noise'],
  bed: ['pillows', 'noise', 'hot-room'],
  dinner: ['slow-service'],
  welcome: ['slow-service'],
  location: ['signage'],
  spa: ['spa-crowded'],
  pool: ['cold-pool'],
}

function withoutContradiction(facts: ReviewFacts): ReviewFacts {
  const denied = facts.positives.flatMap((code) => contradicts[code] ?? [])
  return { ...facts, negatives: facts.negatives.filter((code) => !denied.includes(code)) }
}

/** Nobody praises the size of a small room. */
function withoutRoomSize(facts: ReviewFacts): ReviewFacts {
  const others = facts.positives.filter((code) => code !== 'room-size')
  if (others.length === facts.positives.length) return facts
  return { ...facts, positives: others.includes('bed') ? others : [...others, 'bed'] }
}

/** How often the reviews of a hotel name one thing in one language: every list of sentences is as long. */
export const maxMentions = { positives: 5, negatives: 4 } as const

/** Counts what reviews in one language repeat, so that each repetition has words of its own; what has none left is dropped. */
function inTurn(facts: ReviewFacts, counted: Map<string, number>): ReviewFacts {
  const language = facts.locale.slice(0, 2)
  const turn = (what: string): number => {
    const key = `${language} ${what}`
    const before = counted.get(key) ?? 0
    counted.set(key, before + 1)
    return before
  }
  const rank = turn('review')
  const positives = facts.positives.map((code) => ({ code, turn: turn(`+ ${code}`) })).filter((one) => one.turn < maxMentions.positives)
  const negatives = facts.negatives.map((code) => ({ code, turn: turn(`- ${code}`) })).filter((one) => one.turn < maxMentions.negatives)
  return {
    ...facts,
    rank,
    positives: positives.map(({ code }) => code),
    negatives: negatives.map(({ code }) => code),
    turns: { positives: positives.map((one) => one.turn), negatives: negatives.map((one) => one.turn) },
  }
}

function reviewSeed(
  hotel: HotelFacts,
  index: number,
  level: number,
  eats: boolean,
  age: number,
  names: Set<string>,
  random: Random,
): ReviewSeed {
  const locale = random.weighted<Locale>(writers[hotel.place.cc] ?? [['fr_FR', 1]])
  const mood = level + random.between(-9, 6)
  const score = (shift = 0): number => Math.max(40, Math.min(100, mood + shift + random.between(-6, 6)))
  const scores = { welcoming: score(2), comfort: score(), cleanliness: score(1), localization: score(2), priceQuality: score(-3) }
  const food = eats ? score(-1) : null
  const all = [...Object.values(scores), ...(food === null ? [] : [food])]
  const average = Math.round(all.reduce((sum, value) => sum + value, 0) / all.length)
  const satisfied = average >= 88
  let customer = random.pick(firstNames[locale])
  while (names.has(customer) && names.size < 40) customer = random.pick(firstNames[locale])
  names.add(customer)
  return {
    facts: {
      id: hotel.id * 1000 + index + 1,
      hotelId: hotel.id,
      locale,
      customer,
      type: random.weighted([
        ['couple', 58],
        ['family', 16],
        ['friends', 12],
        ['solo', 9],
        ['business', 5],
      ]),
      positives: random.sample(
        praises(hotel),
        random.weighted(
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
      negatives: random.sample(
        blames(hotel),
        random.weighted(
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
      variant: random.between(0, 9999),
      turns: { positives: [], negatives: [] },
      rank: 0,
    },
    age,
    average,
    ...scores,
    food,
  }
}
