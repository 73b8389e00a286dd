import type { ComponentCode, Environment, HotelType, RoomType, ThemeCode, View } from '../../catalogue/codes.ts'
import type { HotelFacts, RoomFacts, StayFacts } from '../../catalogue/facts.ts'
import type { StayTexts } from '../texts.ts'
import { componentPlans } from './component-plan.ts'
import type { ComponentWords } from './components.ts'
import type { HotelBook } from './hotel.ts'
import { capital, type Grammar, paragraphs, sentences, type Sight, sightsOf } from './grammar.ts'
import { mix, pick, pickSome } from './pick.ts'

/** The pieces of an offer's title. */
export interface LabelParts {
  /** "Parenthèse bien-être". */
  readonly opener: string
  /** "spa et dîner en trois services"; empty when the stay has no component. */
  readonly topics: string
  /** "face à la mer", "à Bruges". */
  readonly setting: string
  /** "une nuit", "deux nuits". */
  readonly nights: string
}

export interface StayOpening {
  readonly nights: string
  readonly hotel: string
  /** "à Bruges". */
  readonly in: string
  readonly stars: number
}

export interface StayBook {
  readonly openers: Readonly<Record<ThemeCode, readonly string[]>>
  /** The last one says no setting: it is for titles that would be too long. */
  readonly labelsWithTopics: readonly ((parts: LabelParts) => string)[]
  readonly labelsAlone: readonly ((parts: LabelParts) => string)[]
  readonly viewSettings: Readonly<Record<View, readonly string[]>>
  readonly environmentSettings: Readonly<Record<Environment, readonly string[]>>
  readonly typeSettings: Readonly<Record<HotelType, readonly string[]>>
  nearSetting(sight: Sight): string
  nightsWithBreakfast(nights: string): string
  nightsRoomOnly(nights: string): string
  /** First line of the programme: nights in the room, with its view. */
  roomLine(nights: string, room: RoomFacts): string
  readonly breakfastLine: string
  /** "petit-déjeuner", as an item of a list. */
  readonly breakfastItem: string
  readonly opening: Readonly<Record<ThemeCode, readonly ((opening: StayOpening) => string)[]>>
  readonly breakfastSentence: readonly ((from: string, to: string) => string)[]
  /** The room of the stay: "chambre supérieure de 28 m² avec vue sur le jardin". */
  readonly roomSentence: readonly ((room: string) => string)[]
  roomPhrase(type: RoomType, sqm: number, view: View): string
  readonly closing: Readonly<Record<ThemeCode, readonly string[]>>
  nearSentence: readonly ((sight: Sight) => string)[]
  metaTitle(label: string, hotel: HotelFacts): string
  metaDescription(nights: string, includes: string, hotel: HotelFacts): string
}

/** Most telling first: what an offer's title names when it cannot name everything. */
const appeal: readonly ComponentCode[] = [
  'balloon',
  'gondola',
  'dinner-5',
  'private-spa',
  'candlelight-dinner',
  'hot-tub-private',
  'castle-visit',
  'boat-trip',
  'massage-50',
  'cooking-class',
  'wine-tasting',
  'zoo',
  'funfair',
  'aquarium',
  'treetop',
  'dinner-3',
  'tapas-dinner',
  'hammam-ritual',
  'spa-access',
  'massage-30',
  'facial',
  'horse-ride',
  'canoe',
  'sailing',
  'golf',
  'snowshoes',
  'hiking-guide',
  'bike-rental',
  'show',
  'museum',
  'guided-walk',
  'escape-game',
  'karting',
  'brunch',
  'picnic',
  'pool-access',
  'cheese-board',
  'rose-petals',
  'sparkling-wine',
  'breakfast-in-bed',
  'aperitif',
  'chocolate-box',
  'late-checkout',
]

function byAppeal(codes: readonly ComponentCode[]): ComponentCode[] {
  return [...codes].sort((a, b) => appeal.indexOf(a) - appeal.indexOf(b))
}

export function roomOf(stay: StayFacts, hotel: HotelFacts): RoomFacts {
  const room = hotel.rooms[stay.room] ?? hotel.rooms[0]
  if (!room) throw new Error(`hotel ${hotel.id} has no room`)
  return room
}

/** Whether breakfast is to be named beside the components: some of them are a breakfast already. */
function toldApart(stay: StayFacts): boolean {
  return stay.breakfast && !stay.components.includes('breakfast-in-bed') && !stay.components.includes('brunch')
}

function mainTheme(stay: StayFacts): ThemeCode {
  return stay.themes[0] ?? 'romantic'
}

/** Themes that promise surroundings: a title must not set them elsewhere. */
const themeEnvironment: Readonly<Partial<Record<ThemeCode, Environment>>> = { city: 'city', seaside: 'seaside', mountain: 'mountain' }

/** Where the title sets the scene: the place, the view, the surroundings, the house or a sight, whichever is true and told best. */
function settingOf(stay: StayFacts, hotel: HotelFacts, book: StayBook, grammar: Grammar): string {
  const view = roomOf(stay, hotel).view
  const tied = themeEnvironment[mainTheme(stay)]
  const near = sightsOf(hotel, grammar).find((sight) => sight.km <= 15)
  const settings: readonly string[] = [
    grammar.places.in(hotel.place),
    grammar.places.in(hotel.place),
    ...book.viewSettings[view],
    ...(tied === undefined || tied === hotel.environment ? book.environmentSettings[hotel.environment] : []),
    ...book.typeSettings[hotel.type],
    `${pick(stay.id, 'placed view', book.viewSettings[view])} ${grammar.places.in(hotel.place)}`,
    ...(hotel.type === 'hotel' ? [] : [`${pick(stay.id, 'placed type', book.typeSettings[hotel.type])} ${grammar.places.in(hotel.place)}`]),
    ...(near ? [book.nearSetting(near)] : []),
  ]
  return pick(stay.id, 'setting', settings)
}

const longestLabel = 62

export function stayTexts(
  book: StayBook,
  surroundings: HotelBook['environment'],
  words: Readonly<Record<ComponentCode, ComponentWords>>,
  grammar: Grammar,
): StayTexts {
  const { finish } = grammar

  function label(stay: StayFacts, hotel: HotelFacts): string {
    const opener = pick(stay.id, 'opener', book.openers[mainTheme(stay)])
    const setting = settingOf(stay, hotel, book, grammar)
    const nights = grammar.nightsInWords(stay.nights.min)
    const codes = byAppeal(stay.components)
    if (codes.length === 0) return finish(capital(pick(stay.id, 'label', book.labelsAlone)({ opener, topics: '', setting, nights })))
    const named = (count: number) => grammar.list(codes.slice(0, count).map((code) => words[code].topic))
    const settled = book.labelsWithTopics.slice(0, -1)
    const patterns = [...pickSome(stay.id, 'label', settled, settled.length), ...book.labelsWithTopics.slice(-1)]
    const every = patterns.flatMap((pattern) => [2, 1].map((count) => pattern({ opener, topics: named(count), setting, nights })))
    // One extra alone is not enough of a title.
    const titles = every.filter((title) => codes.length > 1 || title.includes(opener) || title.includes(nights))
    const shortest = titles.toSorted((a, b) => a.length - b.length)[0] ?? opener
    return finish(capital(titles.find((title) => title.length <= longestLabel) ?? shortest))
  }

  function includedOf(code: ComponentCode): string {
    const { minutes } = componentPlans[code]
    const timed = minutes !== null && !code.startsWith('massage')
    return timed ? `${words[code].included} (${grammar.duration(minutes)})` : words[code].included
  }

  function includesOf(stay: StayFacts): string[] {
    return [...(toldApart(stay) ? [book.breakfastItem] : []), ...byAppeal(stay.components).map((code) => words[code].included)]
  }

  return {
    label,
    headwords(stay, nights) {
      const count = grammar.nights(nights)
      const first = stay.breakfast ? book.nightsWithBreakfast(count) : book.nightsRoomOnly(count)
      return [first, ...byAppeal(stay.components).map((code) => words[code].headword ?? words[code].label)].map(finish)
    },
    programLines(stay, hotel, nights = stay.nights.min) {
      const lines = [
        book.roomLine(grammar.nights(nights), roomOf(stay, hotel)),
        ...(toldApart(stay) ? [book.breakfastLine] : []),
        ...byAppeal(stay.components).map(includedOf),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    shortProgram: (stay, nights) => finish(grammar.list([grammar.nights(nights), ...includesOf(stay)])),
    description(stay, hotel) {
      const theme = mainTheme(stay)
      const room = roomOf(stay, hotel)
      const [near] = sightsOf(hotel, grammar)
      const opening = {
        nights: grammar.nightsInWords(stay.nights.min),
        hotel: hotel.name,
        in: grammar.places.in(hotel.place),
        stars: hotel.stars,
      }
      const pitches = byAppeal(stay.components)
        .slice(0, 3)
        .map((code) => pick(stay.id, code, words[code].pitch))
      const breakfast = toldApart(stay)
        ? pick(stay.id, 'breakfast', book.breakfastSentence)(grammar.clock(hotel.breakfast.from), grammar.clock(hotel.breakfast.to))
        : undefined
      const roomSentence = pick(stay.id, 'room', book.roomSentence)(book.roomPhrase(room.type, room.sqm, room.view))
      const nearSentence = near && pitches.length < 3 ? pick(stay.id, 'near', book.nearSentence)(near) : undefined
      // The hotel's own description on the same page says another one.
      const arounds = surroundings[hotel.environment]
      const around = arounds[(mix(hotel.id, 'environment') + 1) % arounds.length]
      const text = paragraphs(
        sentences(capital(pick(stay.id, 'opening', book.opening[theme])(opening)), pitches.length < 2 ? capital(roomSentence) : undefined),
        sentences(...pitches, breakfast && capital(breakfast), pitches.length < 2 ? around : undefined),
        sentences(
          pitches.length < 2 ? undefined : capital(roomSentence),
          nearSentence && capital(nearSentence),
          pick(stay.id, 'closing', book.closing[theme]),
        ),
      )
      return finish(text)
    },
    metaTitle: (stay, hotel) => finish(book.metaTitle(label(stay, hotel), hotel)),
    metaDescription(stay, hotel) {
      const some = pickSome(stay.id, 'meta', includesOf(stay), 3)
      return finish(book.metaDescription(capital(grammar.nightsInWords(stay.nights.min)), grammar.list(some), hotel))
    },
  }
}
