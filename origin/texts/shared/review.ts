import type { ReviewNegative, ReviewPositive } from '../../catalogue/codes.ts'
import type { ReviewFacts } from '../../catalogue/facts.ts'
import type { ReviewTexts } from '../texts.ts'
import type { Grammar } from './grammar.ts'
import { capital, sentences } from './grammar.ts'
import { mix, pick } from './pick.ts'

export interface PositiveWords {
  readonly sentences: readonly string[]
  /** With article, for "On a aimé …": "le petit-déjeuner". */
  readonly noun: string
}

export interface NegativeWords {
  readonly sentences: readonly string[]
  /** For a review that has nothing else to complain about: "Seul bémol, …". */
  readonly only: readonly string[]
}

export interface ReviewBook {
  readonly positives: Readonly<Record<ReviewPositive, PositiveWords>>
  readonly negatives: Readonly<Record<ReviewNegative, NegativeWords>>
  readonly openers: Readonly<Record<ReviewFacts['type'], readonly string[]>>
  readonly closers: readonly string[]
  /** "On a aimé le calme, le petit-déjeuner et la vue." */
  readonly loved: readonly ((list: string) => string)[]
}

export function reviewTexts(book: ReviewBook, grammar: Grammar): ReviewTexts {
  const { finish } = grammar
  return {
    positive(review) {
      if (review.positives.length === 0) return undefined
      const seed = mix(review.id, `review ${review.variant}`)
      const told = review.positives.map((code) => pick(seed, code, book.positives[code].sentences))
      const shape = mix(seed, 'shape') % 6
      if (shape === 0)
        return finish(pick(seed, 'loved', book.loved)(grammar.list(review.positives.map((code) => book.positives[code].noun))))
      if (shape === 1) return finish(sentences(pick(seed, 'opener', book.openers[review.type]), ...told))
      if (shape === 2) return finish(sentences(...told, pick(seed, 'closer', book.closers)))
      if (shape === 3 && told.length > 1) {
        const nouns = review.positives.slice(1).map((code) => book.positives[code].noun)
        return finish(sentences(told[0], pick(seed, 'loved', book.loved)(grammar.list(nouns))))
      }
      return finish(sentences(...told))
    },
    negative(review) {
      const [first, ...others] = review.negatives
      if (first === undefined) return undefined
      const seed = mix(review.id, `critic ${review.variant}`)
      const { sentences: plain, only } = book.negatives[first]
      if (others.length === 0) return finish(capital(pick(seed, first, [...plain, ...only])))
      return finish(sentences(...review.negatives.map((code) => pick(seed, code, book.negatives[code].sentences))))
    },
  }
}
