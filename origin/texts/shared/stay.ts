import { type ComponentCode, type ComponentGroup, componentGroups, type ThemeCode } from '../../catalogue/codes.ts'
import type { HotelFacts, RoomFacts, StayFacts } from '../../catalogue/facts.ts'
import type { StayTexts } from '../texts.ts'
import { componentPlans } from './component-plan.ts'
import { capital, type Grammar, paragraphs, sentences, type Sight, sightsOf } from './grammar.ts'
import type { ComponentsWording } from './components.ts'
import type { HotelWording } from './hotel.ts'
import type { RoomWording } from './room.ts'
import { bare } from './phrase-table.ts'
import { mix, pick, pickSome } from './pick.ts'
import { type Counted, fill, fillCounted, type Template } from './template.ts'

/** A sight within walking distance, or `{km}` away. */
export interface SightWording {
  readonly walking: Template
  readonly distant: Template
}

export interface StayWording {
  /** Beginnings of titles. A title has the town and what is included, and nothing that an activity outside the hotel contradicts. */
  readonly heads: Readonly<Record<ThemeCode, readonly string[]>>
  /** `{head}` "Escapade gourmande", `{in}` "à Colmar", `{topics}` "dîner et spa", `{nights}` "une nuit". */
  readonly labels: readonly Template[]
  /** The same for a stay that includes nothing. */
  readonly labelsAlone: readonly Template[]
  readonly nightsWithBreakfast: Template
  readonly nightsRoomOnly: Template
  /** First line of the programme: the room. */
  readonly roomLine: Template
  readonly breakfastLine: string
  readonly breakfastItem: string
  /** Among a title's topics. */
  readonly breakfastTopic: string
  /** By number where the hotel is the subject: `{hotel}` with the article its name needs. */
  readonly opening: Readonly<Record<ThemeCode, readonly (Template | Counted)[]>>
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
export function namesBreakfast(stay: Pick<StayFacts, 'breakfast' | 'components'>): boolean {
  return stay.breakfast && !stay.components.includes('breakfast-in-bed') && !stay.components.includes('brunch')
}

function mainTheme(stay: StayFacts): ThemeCode {
  return stay.themes[0] ?? 'romantic'
}

/** Components that a title of a theme names first. */
const ownGroups: Readonly<Record<ThemeCode, readonly ComponentGroup[]>> = {
  wellness: ['wellness'],
  romantic: ['romance', 'outdoors', 'wellness', 'gastronomy'],
  gastronomy: ['gastronomy'],
  family: ['family'],
  city: ['culture', 'family'],
  seaside: ['outdoors', 'culture'],
  mountain: ['outdoors'],
  countryside: ['outdoors', 'culture'],
  unusual: ['wellness', 'family'],
  culture: ['culture'],
}

/** What a title omits beside something like it: two dinners, two ways into the spa. */
const alike: readonly (readonly ComponentCode[])[] = [
  ['dinner-5', 'candlelight-dinner', 'dinner-3', 'tapas-dinner'],
  ['private-spa', 'hot-tub-private', 'hammam-ritual', 'spa-access', 'pool-access'],
  ['massage-50', 'massage-30'],
  ['sparkling-wine', 'aperitif'],
  ['brunch', 'breakfast-in-bed'],
]

/** Too little for a title of their own: breakfast is named before them. */
const attentions = new Set<ComponentCode | undefined>([
  'late-checkout',
  'chocolate-box',
  'sparkling-wine',
  'aperitif',
  'rose-petals',
  'cheese-board',
  'picnic',
])

function topicCodes(stay: StayFacts): ComponentCode[] {
  const group = (code: ComponentCode) => alike.findIndex((codes) => codes.includes(code))
  const own = ownGroups[mainTheme(stay)].flatMap((name): readonly ComponentCode[] => componentGroups[name])
  const codes = byAppeal(stay.components).toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
  return codes.filter((code, index) => group(code) < 0 || codes.findIndex((other) => group(other) === group(code)) === index)
}

/** Whether a title begins with a word that its town or its topics repeat: "Weekendje aan zee in Katwijk aan Zee". */
function repeats(head: string, rest: string): boolean {
  const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const others = longWords(rest)
  return longWords(head).some((word) => others.includes(word))
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
    const heads = pickSome(stay.id, 'head', wording.heads[mainTheme(stay)], 9)
    const town = places.in(hotel.place)
    const nights = grammar.nightsInWords(stay.nights.min)
    const codes = topicCodes(stay)
    const known = pickSome(stay.id, 'label', codes.length === 0 ? wording.labelsAlone : wording.labels, 9)
    // The title of a stay that can be longer is placed above the price of any of its lengths.
    const patterns = known.filter((pattern) => stay.nights.min === stay.nights.max || !pattern.includes('{nights}'))
    const titles = [2, 1].flatMap((count) => {
      const named = codes.slice(0, count).map((code) => components[code].topic)
      const small = count === 2 && codes.length === 1 && attentions.has(codes[0]) && namesBreakfast(stay)
      const topics = grammar.list(small ? [wording.breakfastTopic, ...named] : named)
      const fitting = heads.filter((head) => !repeats(head, `${town} ${topics}`))
      return patterns.flatMap((pattern) => fitting.map((head) => fill(pattern, { head, in: town, topics, nights })))
    })
    const shortest = titles.toSorted((a, b) => a.length - b.length)[0] ?? `${heads[0] ?? ''} ${town}`
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
      const opening = fillCounted(pick(stay.id, 'opening', wording.opening[theme]), hotel.plural ? 2 : 1, {
        nights: grammar.nightsInWords(stay.nights.min),
        hotel: grammar.hotelInSentence(hotel.name),
        in: places.in(hotel.place),
      })
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
        sentences(capital(opening), pitches.length < 2 ? capital(roomSentence) : undefined),
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
      finish(fill(wording.metaTitle, { label: label(stay, hotel), name: hotel.name, town: bare(hotel.place.name[grammar.language]) })),
    metaDescription(stay, hotel) {
      return finish(
        fill(wording.metaDescription, {
          nights: capital(grammar.nightsInWords(stay.nights.min)),
          in: places.in(hotel.place),
          name: hotel.name,
          stars: fillCounted(hotelWording.stars, hotel.stars),
          includes: grammar.list(includesOf(stay).slice(0, 3)),
        }),
      )
    },
  }
}
