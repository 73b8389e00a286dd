import type { Locale } from '../../../src/market/markets.ts'
import type { HotelFacts, ReviewFacts } from '../facts/facts.ts'
import firstNames from './names/first-names.json' with { type: 'json' }
import { seededRandom, type Random } from './random.ts'
import { Mentions, opinionOf, withContents } from './review-contents.ts'

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
  const seeds = Array.from({ length: count }, (_, index): ReviewSeed => {
    const drawn = reviewSeed(hotel, index, level, eats, age, names, random)
    age += random.between(1, Math.max(6, Math.floor(700 / count)))
    return drawn
  })
  // Readers see the best first: there a repetition would show.
  const mentions = new Mentions()
  const written = new Map(
    bestFirst(seeds).map(({ facts, average }) => {
      const opinion = opinionOf(hotel, average, seededRandom('review', facts.id))
      return [facts.id, withContents(facts, opinion, mentions)]
    }),
  )
  return seeds.map((seed) => ({ ...seed, facts: written.get(seed.facts.id) ?? seed.facts }))
}

/** In the order of the hotel's page: by score, then the newest. */
export function bestFirst(reviews: readonly ReviewSeed[]): ReviewSeed[] {
  return reviews.toSorted((a, b) => b.average - a.average || a.age - b.age || a.facts.id - b.facts.id)
}

/** A family needs a room for three at least, and nobody works in a cabin in the trees. */
function travellerOf(drawn: ReviewFacts['type'], { rooms, type }: HotelFacts): ReviewFacts['type'] {
  if (drawn === 'family') return rooms.some(({ maxCapacity }) => maxCapacity > 2) ? drawn : 'couple'
  return drawn === 'business' && !workplaces.includes(type) ? 'couple' : drawn
}

const workplaces: readonly HotelFacts['type'][] = ['hotel', 'boutique', 'aparthotel']

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
  let customer = random.pick(firstNames[locale])
  while (names.has(customer) && names.size < 40) customer = random.pick(firstNames[locale])
  names.add(customer)
  return {
    facts: {
      id: hotel.id * 1000 + index + 1,
      hotelId: hotel.id,
      locale,
      customer,
      type: travellerOf(
        random.weighted([
          ['couple', 58],
          ['family', 16],
          ['friends', 12],
          ['solo', 9],
          ['business', 5],
        ]),
        hotel,
      ),
      average,
      positives: [],
      negatives: [],
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
