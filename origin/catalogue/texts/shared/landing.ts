import type { ThemeCode } from '../../facts/codes.ts'
import type { PlaceFacts } from '../../facts/facts.ts'
import localPlaces from '../local-places.json' with { type: 'json' }
import type { LandingFacts, LandingText, LandingTexts } from '../texts.ts'
import { firstFitting, longestDescription, longestTitle, withFewerSentences } from './fitting.ts'
import { capital, type Grammar } from './grammar.ts'
import { bare } from './phrase-table.ts'
import { mix, pick } from './pick.ts'
import { type Counted, fill, fillCounted, type Template, type Values } from './template.ts'

/** A text, or variants in a place, for a theme, and without either. */
export type LandingTemplate = Template | { readonly inPlace: Template; readonly theme?: Template; readonly everywhere: Template }

/**
 * Values: `{in}` "à Bruges", `{inRegion}`, `{region}` "Flandre", `{trip}` "week-end romantique", `{stays}` "120 séjours", `{offers}` the same where
 * `{trip}` is the word for a stay, `{hotels}` "7 hôtels" or "un même hôtel", `{hotelCount}` "1 hôtel", `{from}` "89 €", `{towns}`,
 * `{inTowns}` the same after its preposition: "op Ischia en in Sorrento".
 */
export interface LandingWording {
  readonly trip: Readonly<Record<ThemeCode, string>>
  readonly anyTrip: string
  readonly stays: Counted
  readonly offers?: Counted
  /** French departments that have the name of a holiday area, by number: "nel dipartimento dei Vosgi"; else the number is added. */
  readonly departments?: Readonly<Record<string, string>>
  readonly hotels: Counted
  /** In place of "1 hôtel" in a sentence: of several stays, and of one. */
  readonly sameHotel: string
  readonly oneHotel: string
  readonly euro: Template
  readonly title: LandingTemplate
  readonly subtitle: readonly LandingTemplate[]
  /** Where hotels of neighbouring towns are counted too. */
  readonly subtitleAround: Template
  /** A town with its neighbours: `{in}` "à Bruges". */
  readonly around: Template
  readonly pageTitle: LandingTemplate
  readonly metaDescription: LandingTemplate
  readonly introTitle: readonly LandingTemplate[]
  readonly intro: readonly LandingTemplate[]
  /** Two or three sentences on such a stay. */
  readonly themeText: Readonly<Record<ThemeCode, readonly string[]>>
  readonly themeTitle: LandingTemplate
  readonly localTitle: LandingTemplate
  readonly townsTitle: readonly LandingTemplate[]
  readonly towns: readonly LandingTemplate[]
  readonly practicalTitle: readonly LandingTemplate[]
  readonly practical: readonly LandingTemplate[]
  readonly sections: LandingTexts['sections']
}

/** What there is to see and do, by place. */
export type LocalWording = Readonly<Record<keyof typeof localPlaces, string>>

const placeOfId = new Map<number, string>(Object.entries(localPlaces).map(([place, id]) => [id, place]))

export interface LandingTextsInput {
  readonly wording: LandingWording
  readonly local: LocalWording
  readonly themes: Readonly<Record<ThemeCode, { readonly label: string }>>
  readonly grammar: Grammar
}

const counts = /\{(?:stays|offers|hotels|hotelCount)\}/

/** French departments with the name of a holiday area, by the number that the French know them by. */
const departmentNumbers = new Map([
  [2967681, '88'],
  [3012051, '39'],
  [3037136, '08'],
])

/** Places that begin with one preposition share it: "in Perugia, Assisi en Gubbio". */
function inEach(phrases: readonly string[], { list }: Grammar): string {
  const [first = ''] = phrases
  const before = first.slice(0, first.indexOf(' ') + 1)
  const alike = phrases.every((phrase) => phrase.startsWith(before))
  return alike ? before + list(phrases.map((phrase) => phrase.slice(before.length))) : list(phrases)
}

export function landingTexts({ wording, local, themes, grammar }: LandingTextsInput): LandingTexts {
  const { finish, places } = grammar
  const number = (count: number) => count.toLocaleString(grammar.numbers)

  function inDepartment(place: PlaceFacts, department: string): string {
    return wording.departments?.[department] ?? `${places.in(place)} (${department})`
  }

  function valuesOf({ place, theme, stays, hotels, fromPrice, places: towns }: LandingFacts): Values {
    const department = place && departmentNumbers.get(place.id)
    const inPlace = place ? (department === undefined ? places.in(place) : inDepartment(place, department)) : ''
    const hotelCount = fillCounted(wording.hotels, hotels, { count: number(hotels) })
    // A sight is in its town, not in a region, and some areas lie in several.
    const isInOne = place !== undefined && place.kind !== 'poi' && towns.every(({ region }) => region?.fr === place.region?.fr)
    const division = place?.region && isInOne ? places.inRegion(place) : ''
    const inRegion = place && division === places.in(place) ? '' : division
    return {
      in: inPlace,
      inRegion,
      region: place?.region && inRegion ? bare(place.region[grammar.language]) : '',
      trip: theme ? wording.trip[theme] : wording.anyTrip,
      stays: fillCounted(wording.stays, stays, { count: number(stays) }),
      offers: fillCounted(wording.offers ?? wording.stays, stays, { count: number(stays) }),
      hotels: hotels === 1 ? (stays === 1 ? wording.oneHotel : wording.sameHotel) : hotelCount,
      hotelCount,
      from: fromPrice === undefined ? '' : fill(wording.euro, { euro: Math.round(fromPrice / 100) }),
      towns: grammar.list(towns.slice(0, 6).map(places.name)),
      inTowns: inEach(towns.slice(0, 6).map(places.in), grammar),
    }
  }

  function written(template: LandingTemplate, facts: LandingFacts, values: Values): string {
    const kind = facts.place ? 'inPlace' : facts.theme ? 'theme' : 'everywhere'
    const chosen = typeof template === 'string' ? template : (template[kind] ?? template.everywhere)
    // A sentence that counts names all that is counted; a title names the town.
    const extent = facts.place && facts.around && counts.test(chosen) ? { in: around(facts.place) } : {}
    return finish(capital(fill(chosen, { ...values, ...extent })))
  }

  const around = (place: PlaceFacts): string => fill(wording.around, { in: places.in(place) })

  function localText({ id }: PlaceFacts): string | undefined {
    return new Map(Object.entries(local)).get(placeOfId.get(id) ?? '')
  }

  function seoOf(facts: LandingFacts, values: Values, seed: number): LandingText['seo'] {
    const say = (salt: string, templates: readonly LandingTemplate[]) => written(pick(seed, salt, templates), facts, values)
    const about = facts.place && localText(facts.place)
    return [
      { title: say('intro title', wording.introTitle), paragraphs: [say('intro', wording.intro)] },
      ...(facts.theme
        ? [{ title: written(wording.themeTitle, facts, values), paragraphs: [finish(pick(seed, 'theme', wording.themeText[facts.theme]))] }]
        : []),
      ...(about === undefined ? [] : [{ title: written(wording.localTitle, facts, values), paragraphs: [finish(about)] }]),
      ...(facts.places.length > 1 ? [{ title: say('towns title', wording.townsTitle), paragraphs: [say('towns', wording.towns)] }] : []),
      { title: say('practical title', wording.practicalTitle), paragraphs: [say('practical', wording.practical)] },
    ].slice(0, 4)
  }

  const shortTitles = (where: string, what: string) => [`${what} ${where}`, where].map((title) => finish(capital(title)))

  return {
    text(facts) {
      const values = valuesOf(facts)
      const seed = mix(facts.place?.id ?? 0, facts.theme ?? 'all')
      return {
        title: written(wording.title, facts, values),
        subtitle: written(facts.around ? wording.subtitleAround : pick(seed, 'subtitle', wording.subtitle), facts, values),
        pageTitle: firstFitting(
          [
            ...[values, { ...values, from: '' }].map((each) => written(wording.pageTitle, facts, each)),
            written(wording.title, facts, values),
            // Sights have long names. No spa is in a cathedral: it is near it.
            ...(facts.place ? shortTitles(places.in(facts.place), facts.theme ? themes[facts.theme].label : wording.anyTrip) : []),
          ],
          longestTitle,
        ),
        metaDescription: firstFitting(
          [values, { ...values, from: '' }].flatMap((each) => withFewerSentences(written(wording.metaDescription, facts, each))),
          longestDescription,
        ),
        seo: seoOf(facts, values, seed),
      }
    },
    around: (place) => finish(around(place)),
    sections: wording.sections,
  }
}
