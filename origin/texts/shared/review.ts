import type { ReviewNegative, ReviewPositive } from '../../catalogue/codes.ts'
import type { ReviewFacts } from '../../catalogue/facts.ts'
import type { ReviewTexts } from '../texts.ts'
import { capital, type Grammar, sentences } from './grammar.ts'
import { mix } from './pick.ts'
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
  /** The wording of the next turn: the reviews of a hotel go through a list, each from another start. */
  const inTurn = <T>(review: ReviewFacts, salt: string, turn: number, wordings: readonly T[]): T | undefined =>
    wordings[(mix(review.hotelId, salt) + turn) % wordings.length]
  const loved = (review: ReviewFacts, codes: readonly ReviewPositive[]) => {
    const template = inTurn(review, 'loved', Math.floor(review.rank / shapes), wording.loved)
    return template && fill(template, { items: grammar.list(codes.map((code) => wording.positives[code].noun)) })
  }
  return {
    positive(review) {
      if (review.positives.length === 0) return undefined
      const { positives, turns, rank } = review
      const praise = positives.map((code, index) => inTurn(review, code, turns.positives[index] ?? 0, wording.positives[code].sentences))
      const shape = (mix(review.hotelId, 'shape') + rank) % shapes
      if (shape === 0 && praise.length > 1) return finish(sentences(loved(review, positives)))
      if (shape === 2)
        return finish(sentences(inTurn(review, 'opener', Math.floor(rank / shapes), wording.openers[review.type]), ...praise))
      if (shape === 4) return finish(sentences(...praise, inTurn(review, 'closer', Math.floor(rank / shapes), wording.closers)))
      return finish(sentences(...praise))
    },
    negative(review) {
      const { negatives, turns } = review
      const [first, ...others] = negatives
      if (first === undefined) return undefined
      const criticism = (code: ReviewNegative, index: number) =>
        inTurn(review, code, turns.negatives[index] ?? 0, wording.negatives[code].sentences)
      const alone = others.length === 0 && turns.negatives[0] === 0
      if (alone) return finish(capital(inTurn(review, `${first} only`, 0, wording.negatives[first].only) ?? ''))
      return finish(sentences(...negatives.map(criticism)))
    },
  }
}

/** Forms of a review: what it names, an opener, a closer, or only its sentences. */
const shapes = 7
