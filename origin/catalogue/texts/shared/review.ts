import type { Language } from '../../../../src/market/markets.ts'
import type { ReviewNegative, ReviewPositive } from '../../facts/codes.ts'
import type { ReviewFacts } from '../../facts/facts.ts'
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
  const speaksOfSeveral = ({ type }: ReviewFacts, text = '') =>
    (type === 'solo' || type === 'business') && several[grammar.language].test(text)
  return {
    positive(review) {
      if (review.positives.length === 0) return undefined
      const { positives, turns, rank } = review
      const praise = positives.map((code, index) => inTurn(review, code, turns.positives[index] ?? 0, wording.positives[code].sentences))
      const shape = (mix(review.hotelId, 'shape') + rank) % shapes
      const content = isContent(review)
      if (shape === 0 && praise.length > 1) return finish(sentences(loved(review, positives)))
      // Openers and closers praise the whole stay.
      if (shape === 2 && content && review.negatives.length === 0 && !praise.some((text) => speaksOfSeveral(review, text)))
        return finish(sentences(inTurn(review, 'opener', Math.floor(rank / shapes), wording.openers[review.type]), ...praise))
      if (shape === 4 && content) return finish(sentences(...praise, inTurn(review, 'closer', Math.floor(rank / shapes), wording.closers)))
      return finish(sentences(...praise))
    },
    negative(review) {
      const { negatives, turns } = review
      const [first, ...others] = negatives
      if (first === undefined) return undefined
      const criticism = (code: ReviewNegative, index: number) =>
        inTurn(review, code, turns.negatives[index] ?? 0, wording.negatives[code].sentences)
      // "Seul bémol" is for those who like the rest.
      const alone = isContent(review) && others.length === 0 && turns.negatives[0] === 0
      if (alone) return finish(capital(inTurn(review, `${first} only`, 0, wording.negatives[first].only) ?? ''))
      return finish(sentences(...negatives.map(criticism)))
    },
  }
}

const isContent = ({ average }: ReviewFacts): boolean => average >= 80

/** Words of guests who travel together: one who travels alone says no "we". */
const several: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  es: /\p{L}mos(?!\p{L})|(?<!\p{L})(?:nos|nuestr[oa]s?)(?!\p{L})/iu,
  it: /\p{L}(?:iamo|ammo|emmo)(?!\p{L})|(?<!\p{L})(?:ci|nostr[oaie])(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:we|wij|ons|onze)(?!\p{L})/iu,
}

/** Forms of a review: what it names, an opener, a closer, or only its sentences. */
const shapes = 7
