import type { ComponentCode, Environment, HotelType, ThemeCode, View } from '../../catalogue/codes.ts'
import type { HotelFacts, RoomFacts, StayFacts } from '../../catalogue/facts.ts'
import type { StayTexts } from '../texts.ts'
import { componentPlans } from './component-plan.ts'
import { capital, type Grammar, paragraphs, sentences, type Sight, sightsOf } from './grammar.ts'
import type { ComponentsWording } from './components.ts'
import type { HotelWording } from './hotel.ts'
import type { RoomWording } from './room.ts'
import { bare } from './phrase-table.ts'
import { mix, pick, pickSome } from './pick.ts'
import { fill, fillCounted, type Template } from './template.ts'

/** A sight within walking distance, or `{km}` away. */
export interface SightWording {
  readonly walking: Template
  readonly distant: Template
}

export interface StayWording {
  readonly openers: Readonly<Record<ThemeCode, readonly string[]>>
  /**
   * `{opener}` "Parenthèse bien-être", `{topics}` "spa et dîner", `{setting}` "face à la mer", `{nights}` "deux nuits". The last one,
   * without a setting, is for long titles.
   */
  readonly labelsWithTopics: readonly Template[]
  readonly labelsAlone: readonly Template[]
  readonly viewSettings: Readonly<Record<View, readonly string[]>>
  readonly environmentSettings: Readonly<Record<Environment, readonly string[]>>
  readonly typeSettings: Readonly<Record<HotelType, readonly string[]>>
  readonly nearSetting: SightWording
  readonly nightsWithBreakfast: Template
  readonly nightsRoomOnly: Template
  /** First line of the programme: the room. */
  readonly roomLine: Template
  readonly breakfastLine: string
  readonly breakfastItem: string
  readonly opening: Readonly<Record<ThemeCode, readonly Template[]>>
  readonly breakfastSentence: readonly Template[]
  /** `{room}` is `roomPhrase`. */
  readonly roomSentence: readonly Template[]
  /** "chambre supérieure de 28 m² avec vue sur le jardin". */
  readonly roomPhrase: Template
  readonly closing: Readonly<Record<ThemeCode, readonly string[]>>
  readonly nearSentence: readonly SightWording[]
  readonly metaTitle: Template
  readonly metaDescription: Template
}

/** The order in which a title names components. */
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

/** Some components are a breakfast already. */
function namesBreakfast(stay: StayFacts): boolean {
  return stay.breakfast && !stay.components.includes('breakfast-in-bed') && !stay.components.includes('brunch')
}

function mainTheme(stay: StayFacts): ThemeCode {
  return stay.themes[0] ?? 'romantic'
}

/** Themes that imply an environment: a title must not name another. */
const themeEnvironment: Readonly<Partial<Record<ThemeCode, Environment>>> = { city: 'city', seaside: 'seaside', mountain: 'mountain' }

/** The setting of a title: place, view, surroundings, hotel type or a sight. */
function settingOf(stay: StayFacts, hotel: HotelFacts, wording: StayWording, grammar: Grammar): string {
  const view = roomOf(stay, hotel).view
  const tied = themeEnvironment[mainTheme(stay)]
  const near = sightsOf(hotel, grammar).find((sight) => sight.km <= 15)
  const settings: readonly string[] = [
    grammar.places.in(hotel.place),
    grammar.places.in(hotel.place),
    ...wording.viewSettings[view],
    ...(tied === undefined || tied === hotel.environment ? wording.environmentSettings[hotel.environment] : []),
    ...wording.typeSettings[hotel.type],
    `${pick(stay.id, 'placed view', wording.viewSettings[view])} ${grammar.places.in(hotel.place)}`,
    ...(hotel.type === 'hotel'
      ? []
      : [`${pick(stay.id, 'placed type', wording.typeSettings[hotel.type])} ${grammar.places.in(hotel.place)}`]),
    ...(near ? [sightText(wording.nearSetting, near)] : []),
  ]
  return pick(stay.id, 'setting', settings)
}

interface StayWordings {
  readonly stay: StayWording
  readonly hotel: HotelWording
  readonly room: RoomWording
  readonly components: ComponentsWording
}

const sightText = ({ walking, distant }: SightWording, sight: Sight): string => fill(sight.km === 0 ? walking : distant, { ...sight })

const longestLabel = 62

export function stayTexts(
  { stay: wording, hotel: hotelWording, room: rooms, components: { components } }: StayWordings,
  grammar: Grammar,
): StayTexts {
  const { finish, places, hour, clock } = grammar
  const roomValues = ({ type, sqm, view }: RoomFacts) => ({ room: rooms.name[type], sqm, view: rooms.view[view] })

  function label(stay: StayFacts, hotel: HotelFacts): string {
    const opener = pick(stay.id, 'opener', wording.openers[mainTheme(stay)])
    const setting = settingOf(stay, hotel, wording, grammar)
    const nights = grammar.nightsInWords(stay.nights.min)
    const codes = byAppeal(stay.components)
    if (codes.length === 0) return finish(capital(fill(pick(stay.id, 'label', wording.labelsAlone), { opener, setting, nights })))
    const named = (count: number) => grammar.list(codes.slice(0, count).map((code) => components[code].topic))
    const settled = wording.labelsWithTopics.slice(0, -1)
    const patterns = [...pickSome(stay.id, 'label', settled, settled.length), ...wording.labelsWithTopics.slice(-1)]
    const every = patterns.flatMap((pattern) => [2, 1].map((count) => fill(pattern, { opener, topics: named(count), setting, nights })))
    // One extra alone is too short a title.
    const titles = every.filter((title) => codes.length > 1 || title.includes(opener) || title.includes(nights))
    const shortest = titles.toSorted((a, b) => a.length - b.length)[0] ?? opener
    return finish(capital(titles.find((title) => title.length <= longestLabel) ?? shortest))
  }

  const headwordOf = (code: ComponentCode) => components[code].headword ?? components[code].label

  function includedOf(code: ComponentCode): string {
    const { minutes } = componentPlans[code]
    const timed = minutes !== null && !code.startsWith('massage')
    return timed ? `${components[code].included} (${grammar.duration(minutes)})` : components[code].included
  }

  function includesOf(stay: StayFacts): string[] {
    return [...(namesBreakfast(stay) ? [wording.breakfastItem] : []), ...byAppeal(stay.components).map((code) => components[code].included)]
  }

  return {
    label,
    headwords(stay, nights) {
      const first = stay.breakfast ? wording.nightsWithBreakfast : wording.nightsRoomOnly
      return [fill(first, { nights: grammar.nights(nights) }), ...byAppeal(stay.components).map(headwordOf)].map(finish)
    },
    programLines(stay, hotel, nights = stay.nights.min) {
      const lines = [
        fill(wording.roomLine, { nights: grammar.nights(nights), ...roomValues(roomOf(stay, hotel)) }),
        ...(namesBreakfast(stay) ? [wording.breakfastLine] : []),
        ...byAppeal(stay.components).map(includedOf),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    shortProgram: (stay, nights) => finish(grammar.list([grammar.nights(nights), ...includesOf(stay)])),
    description(stay, hotel) {
      const theme = mainTheme(stay)
      const room = roomOf(stay, hotel)
      const [near] = sightsOf(hotel, grammar)
      const opening = pick(stay.id, 'opening', wording.opening[theme])
      const openingValues = {
        nights: grammar.nightsInWords(stay.nights.min),
        hotel: hotel.name,
        in: places.in(hotel.place),
      }
      const pitches = byAppeal(stay.components)
        .slice(0, 3)
        .map((code) => pick(stay.id, code, components[code].pitch))
      const breakfast = namesBreakfast(stay)
        ? fill(pick(stay.id, 'breakfast', wording.breakfastSentence), { from: hour(hotel.breakfast.from), to: clock(hotel.breakfast.to) })
        : undefined
      const roomSentence = fill(pick(stay.id, 'room', wording.roomSentence), { room: fill(wording.roomPhrase, roomValues(room)) })
      const nearSentence = near && pitches.length < 3 ? sightText(pick(stay.id, 'near', wording.nearSentence), near) : undefined
      // Not the sentence of the hotel's own description, which is on the same page.
      const arounds = hotelWording.environment[hotel.environment]
      const around = arounds[(mix(hotel.id, 'environment') + 1) % arounds.length]
      const text = paragraphs(
        sentences(capital(fill(opening, openingValues)), pitches.length < 2 ? capital(roomSentence) : undefined),
        sentences(...pitches, breakfast && capital(breakfast), pitches.length < 2 ? around : undefined),
        sentences(
          pitches.length < 2 ? undefined : capital(roomSentence),
          nearSentence && capital(nearSentence),
          pick(stay.id, 'closing', wording.closing[theme]),
        ),
      )
      return finish(text)
    },
    metaTitle: (stay, hotel) =>
      finish(fill(wording.metaTitle, { label: label(stay, hotel), hotel: hotel.name, town: bare(hotel.place.name[grammar.language]) })),
    metaDescription(stay, hotel) {
      const some = pickSome(stay.id, 'meta', includesOf(stay), 3)
      return finish(
        fill(wording.metaDescription, {
          nights: capital(grammar.nightsInWords(stay.nights.min)),
          in: places.in(hotel.place),
          hotel: hotel.name,
          stars: fillCounted(hotelWording.stars, hotel.stars),
          includes: grammar.list(some),
        }),
      )
    },
  }
}
