import type { ReviewNegative, ReviewPositive } from '../../catalogue/codes.ts'
import type { ReviewFacts } from '../../catalogue/facts.ts'
import type { ReviewTexts } from '../texts.ts'
import { capital, type Grammar, sentences } from './grammar.ts'
import { mix, pick } from './pick.ts'
import { fill, type Template } from './template.ts'

export interface PraiseWording {
  readonly sentences: readonly string[]
  /** With article, for "On a aimé …": "le petit-déjeuner". */
  readonly noun: string
}

export interface CriticismWording {
  readonly sentences: readonly string[]
  /** For a review with no other criticism: "Seul bémol, …". */
  readonly only: readonly string[]
}

export interface ReviewWording {
  readonly positives: Readonly<Record<ReviewPositive, PraiseWording>>
  readonly negatives: Readonly<Record<ReviewNegative, CriticismWording>>
  readonly openers: Readonly<Record<ReviewFacts['type'], readonly string[]>>
  readonly closers: readonly string[]
  readonly loved: readonly Template[]
}

export function reviewTexts(wording: ReviewWording, grammar: Grammar): ReviewTexts {
  const { finish } = grammar
  const loved = (seed: number, codes: readonly ReviewPositive[]) =>
    fill(pick(seed, 'loved', wording.loved), { items: grammar.list(codes.map((code) => wording.positives[code].noun)) })
  return {
    positive(review) {
      if (review.positives.length === 0) return undefined
      const seed = mix(review.id, `review ${review.variant}`)
      const praise = review.positives.map((code) => pick(seed, code, wording.positives[code].sentences))
      const shape = mix(seed, 'shape') % 6
      if (shape === 0) return finish(loved(seed, review.positives))
      if (shape === 1) return finish(sentences(pick(seed, 'opener', wording.openers[review.type]), ...praise))
      if (shape === 2) return finish(sentences(...praise, pick(seed, 'closer', wording.closers)))
      if (shape === 3 && praise.length > 1) return finish(sentences(praise[0], loved(seed, review.positives.slice(1))))
      return finish(sentences(...praise))
    },
    negative(review) {
      const [first, ...others] = review.negatives
      if (first === undefined) return undefined
      const seed = mix(review.id, `critic ${review.variant}`)
      const { sentences: plain, only } = wording.negatives[first]
      if (others.length === 0) return finish(capital(pick(seed, first, [...plain, ...only])))
      return finish(sentences(...review.negatives.map((code) => pick(seed, code, wording.negatives[code].sentences))))
    },
  }
}
