import type { ReviewNegative, ReviewPositive } from '../facts/codes.ts'
import type { HotelFacts, ReviewFacts } from '../facts/facts.ts'
import type { Random } from './random.ts'

/** What a reviewer would name, the first thing first, and how much of it. */
export interface Opinion {
  readonly praises: readonly ReviewPositive[]
  readonly blames: readonly ReviewNegative[]
  readonly positives: number
  readonly negatives: number
}

type Weights = readonly (readonly [number, number])[]

/** Numbers of praises and complaints by score in tenths, the highest first. */
const amounts: readonly { readonly from: number; readonly positives: Weights; readonly negatives: Weights }[] = [
  {
    from: 90,
    positives: [
      [1, 25],
      [2, 47],
      [3, 28],
    ],
    negatives: [
      [0, 75],
      [1, 25],
    ],
  },
  {
    from: 80,
    positives: [
      [1, 25],
      [2, 50],
      [3, 25],
    ],
    negatives: [
      [0, 45],
      [1, 55],
    ],
  },
  {
    from: 60,
    positives: [
      [1, 60],
      [2, 40],
    ],
    negatives: [
      [1, 60],
      [2, 40],
    ],
  },
  {
    from: 0,
    positives: [
      [0, 25],
      [1, 75],
    ],
    negatives: [
      [2, 60],
      [3, 40],
    ],
  },
]

const everywhere: readonly ReviewPositive[] = [
  'welcome',
  'quiet',
  'bed',
  'clean',
  'charm',
  'staff-tips',
  'value',
  'decor',
  'surprise',
  'breakfast',
]

/** Only what the hotel has. */
function praisesOf(hotel: HotelFacts): ReviewPositive[] {
  const has = (code: HotelFacts['facilities'][number]): boolean => hotel.facilities.includes(code)
  const reached = hotel.environment === 'city' || hotel.environment === 'seaside' || hotel.station
  const looksOut = hotel.rooms.some(({ view }) => view !== 'courtyard' && view !== 'street')
  return [
    ...everywhere,
    ...(reached ? (['location'] as const) : []),
    // Nobody praises the size of a small room.
    ...(hotel.rooms.every(({ sqm }) => sqm >= 20) ? (['room-size'] as const) : []),
    ...(has('spa') ? (['spa'] as const) : []),
    ...(has('restaurant') ? (['dinner'] as const) : []),
    ...(has('parking') && hotel.parking.kind === 'free' ? (['parking'] as const) : []),
    ...(has('garden') ? (['garden'] as const) : []),
    // A review of any month may be drawn: an outdoor pool is closed in many.
    ...(has('indoor-pool') ? (['pool'] as const) : []),
    ...(hotel.environment !== 'city' && looksOut ? (['view'] as const) : []),
  ]
}

/** Below, nobody waits for a table at breakfast. */
const roomsForQueues = 20

function blamesOf(hotel: HotelFacts): ReviewNegative[] {
  const has = (code: HotelFacts['facilities'][number]): boolean => hotel.facilities.includes(code)
  return [
    'wifi',
    'small-bathroom',
    'pillows',
    ...(hotel.roomCount >= roomsForQueues ? (['breakfast-queue'] as const) : []),
    ...(hotel.environment === 'city' ? (['noise'] as const) : (['signage'] as const)),
    ...(has('restaurant') ? (['slow-service'] as const) : []),
    ...(hotel.parking.kind === 'paid' ? (['parking-price'] as const) : []),
    ...(has('air-conditioning') ? [] : (['hot-room'] as const)),
    ...(has('spa') ? (['spa-crowded'] as const) : []),
    // The way up to a cabin in a tree is no surprise.
    ...(has('lift') || has('accessible') || hotel.type === 'treehouse' ? [] : (['stairs'] as const)),
  ]
}

/** Some reviewers only give points. */
const silent = 8

export function opinionOf(hotel: HotelFacts, average: number, random: Random): Opinion {
  const band = amounts.find(({ from }) => average >= from)
  if (!band) throw new Error(`no review has ${average}`)
  const praises = praisesOf(hotel)
  const blames = blamesOf(hotel)
  const positives = random.weighted(band.positives)
  const negatives = random.weighted(band.negatives)
  const order = { praises: random.sample(praises, praises.length), blames: random.sample(blames, blames.length) }
  return random.percent(silent) ? { ...order, positives: 0, negatives: 0 } : { ...order, positives, negatives }
}

/** What nobody who praises one thing complains of. */
const contradicts: Readonly<Partial<Record<ReviewPositive, readonly ReviewNegative[]>>> = {
  quiet: ['noise', 'hot-room', 'pillows'],
  bed: ['pillows', 'noise', 'hot-room'],
  breakfast: ['breakfast-queue'],
  dinner: ['slow-service'],
  welcome: ['slow-service'],
  location: ['signage'],
  spa: ['spa-crowded'],
}

/** What a contented guest mentions only where it was little, as the first complaint of its kind is worded. */
const serious: readonly ReviewNegative[] = ['noise', 'hot-room', 'slow-service', 'pillows']

/** How often the reviews of a hotel name one thing in one language: every list of sentences is as long. */
export const maxMentions = { positives: 5, negatives: 4 } as const

/** Counts what the reviews of a hotel repeat in each language, so that each repetition has words of its own. */
export class Mentions {
  readonly #counted = new Map<string, number>()

  before(language: string, what: string): number {
    return this.#counted.get(`${language} ${what}`) ?? 0
  }

  add(language: string, what: string): number {
    const before = this.before(language, what)
    this.#counted.set(`${language} ${what}`, before + 1)
    return before
  }
}

/** As many praises as complaints, more, or fewer, as the score has it; nothing where words for one of the two are used up. */
function balanced(
  average: number,
  positives: readonly ReviewPositive[],
  negatives: readonly ReviewNegative[],
): { positives: readonly ReviewPositive[]; negatives: readonly ReviewNegative[] } {
  if (average >= 80) return { positives, negatives: negatives.slice(0, Math.max(0, positives.length - 1)) }
  if (average >= 60) return positives.length > 0 && negatives.length > 0 ? { positives, negatives } : { positives: [], negatives: [] }
  return { positives: positives.slice(0, Math.max(0, negatives.length - 1)), negatives }
}

/** The review with what its author names: of what is left to say, what fits the score. */
export function withContents(facts: ReviewFacts, opinion: Opinion, mentions: Mentions): ReviewFacts {
  const language = facts.locale.slice(0, 2)
  const rank = mentions.add(language, 'review')
  const praised = opinion.praises
    .filter((code) => mentions.before(language, `+ ${code}`) < maxMentions.positives)
    .slice(0, opinion.negatives > 0 && facts.average >= 80 ? Math.max(2, opinion.positives) : opinion.positives)
  const denied = praised.flatMap((code) => contradicts[code] ?? [])
  const blamed = opinion.blames
    .filter((code) => {
      const before = mentions.before(language, `- ${code}`)
      const small = before === 0 || facts.average < 80 || (facts.average < 90 && !serious.includes(code))
      return small && before < maxMentions.negatives && !denied.includes(code)
    })
    .slice(0, opinion.negatives)
  const { positives, negatives } = balanced(facts.average, praised, blamed)
  return {
    ...facts,
    rank,
    positives: [...positives],
    negatives: [...negatives],
    turns: {
      positives: positives.map((code) => mentions.add(language, `+ ${code}`)),
      negatives: negatives.map((code) => mentions.add(language, `- ${code}`)),
    },
  }
}
