import type { ThemeCode } from '../../catalogue/codes.ts'
import type { LandingFacts, LandingText, LandingTexts } from '../texts.ts'
import { capital, type Grammar } from './grammar.ts'
import { mix, pick } from './pick.ts'

/** A landing page's facts, made into phrases. */
export interface LandingParts {
  /** "à Bruges"; empty without a place. */
  readonly in: string
  /** "Bruges"; empty without a place. */
  readonly place: string
  /** "en Flandre-Occidentale", where it says more than `in`; else empty. */
  readonly inRegion: string
  /** "week-end romantique", in lower case; "week-end" without a theme. */
  readonly trip: string
  /** "120 séjours". */
  readonly stays: string
  /** "40 hôtels". */
  readonly hotels: string
  /** "89 €"; empty when unknown. */
  readonly from: string
  /** Names of towns, in a list; empty when there are none. */
  readonly towns: string
  readonly seed: number
}

type Wording = (parts: LandingParts) => string

export interface LandingBook {
  readonly trip: Readonly<Record<ThemeCode, string>>
  readonly anyTrip: string
  stays(count: number): string
  hotels(count: number): string
  euro(cents: number): string
  title(parts: LandingParts): string
  readonly subtitle: readonly Wording[]
  pageTitle(parts: LandingParts): string
  metaDescription(parts: LandingParts): string
  readonly introTitle: readonly Wording[]
  readonly intro: readonly Wording[]
  /** Two or three sentences on what such a stay is like. */
  readonly themeText: Readonly<Record<ThemeCode, readonly string[]>>
  themeTitle(parts: LandingParts): string
  readonly themesTitle: readonly Wording[]
  /** A sentence for a theme among several: "Pour souffler, …". */
  readonly themeLine: Readonly<Record<ThemeCode, readonly string[]>>
  readonly townsTitle: readonly Wording[]
  readonly towns: readonly Wording[]
  readonly practicalTitle: readonly Wording[]
  readonly practical: readonly Wording[]
  readonly sections: LandingTexts['sections']
}

export function landingTexts(book: LandingBook, grammar: Grammar): LandingTexts {
  const { finish, places } = grammar

  function partsOf(facts: LandingFacts): LandingParts {
    const { place, theme } = facts
    const inPlace = place ? places.in(place) : ''
    const region = place?.region ? places.inRegion(place) : ''
    return {
      in: inPlace,
      place: place ? places.name(place) : '',
      inRegion: region === inPlace ? '' : region,
      trip: theme ? book.trip[theme] : book.anyTrip,
      stays: book.stays(facts.stays),
      hotels: book.hotels(facts.hotels),
      from: facts.fromPrice === undefined ? '' : book.euro(facts.fromPrice),
      towns: grammar.list(facts.places.slice(0, 6).map(places.name)),
      seed: mix(place?.id ?? 0, theme ?? 'all'),
    }
  }

  function seoOf(facts: LandingFacts, parts: LandingParts): LandingText['seo'] {
    const { seed } = parts
    const say = (salt: string, wordings: readonly Wording[]) => finish(capital(pick(seed, salt, wordings)(parts)))
    const others = facts.themes.filter((theme) => theme !== facts.theme).slice(0, 4)
    return [
      { title: say('intro title', book.introTitle), paragraphs: [say('intro', book.intro)] },
      ...(facts.theme
        ? [{ title: finish(capital(book.themeTitle(parts))), paragraphs: [finish(pick(seed, 'theme', book.themeText[facts.theme]))] }]
        : []),
      ...(others.length > 1
        ? [
            {
              title: say('themes title', book.themesTitle),
              paragraphs: [finish(others.map((theme) => pick(seed, theme, book.themeLine[theme])).join(' '))],
            },
          ]
        : []),
      ...(facts.places.length > 1 ? [{ title: say('towns title', book.townsTitle), paragraphs: [say('towns', book.towns)] }] : []),
      { title: say('practical title', book.practicalTitle), paragraphs: [say('practical', book.practical)] },
    ].slice(0, 4)
  }

  return {
    text(facts) {
      const parts = partsOf(facts)
      return {
        title: finish(capital(book.title(parts))),
        subtitle: finish(capital(pick(parts.seed, 'subtitle', book.subtitle)(parts))),
        pageTitle: finish(capital(book.pageTitle(parts))),
        metaDescription: finish(capital(book.metaDescription(parts))),
        seo: seoOf(facts, parts),
      }
    },
    sections: book.sections,
  }
}
