import type { ComponentCode, ThemeCode } from '../../facts/codes.ts'
import type { HotelFacts, RoomFacts, StayFacts } from '../../facts/facts.ts'
import { suiting } from '../../pictures/rocky-coast.ts'
import { mainTheme } from '../../facts/theme-components.ts'
import type { StayTexts } from '../texts.ts'
import { componentPlans, partnerKilometres } from './component-plan.ts'
import { capital, type Grammar, paragraphs, sentences, type Sight, sightsOf } from './grammar.ts'
import type { ComponentsWording } from './components.ts'
import type { LabelsWording } from './labels.ts'
import type { HotelWording } from './hotel.ts'
import type { RoomWording } from './room.ts'
import { firstFitting, longestDescription, longestTitle, withFewerSentences } from './fitting.ts'
import { bare } from './phrase-table.ts'
import { mix, pick, pickSome } from './pick.ts'
import { attentions, byAppeal, topicCodes } from './stay-topics.ts'
import { type Counted, fill, fillCounted, type Template } from './template.ts'

/** A sight within walking distance, or `{km}` away. */
export interface SightWording {
  readonly walking: Template
  readonly distant: Template
}

export interface StayWording {
  /** Beginnings of titles. A title has the town and what is included, and nothing that an activity outside the hotel contradicts. */
  readonly heads: Readonly<Record<ThemeCode, readonly string[]>>
  /** Of `culture` outside cities, where one visits a castle rather than museums. */
  readonly villageCulture: readonly string[]
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
  /** Another one in a city, where guests can walk to all that a stay includes. */
  readonly closingWithoutCar: string
  readonly nearSentence: readonly SightWording[]
  readonly metaTitle: Template
  readonly metaDescription: Template
}

export function roomOf(stay: StayFacts, hotel: HotelFacts): RoomFacts {
  const room = hotel.rooms[stay.room] ?? hotel.rooms[0]
  if (!room) throw new Error(`hotel ${hotel.id} has no room`)
  return room
}

/** Some components are a breakfast already. */
const servesBreakfast = ({ components }: Pick<StayFacts, 'components'>): boolean =>
  components.includes('breakfast-in-bed') || components.includes('brunch')

/**
 * Whether there is a breakfast beside what the stay includes. Its price has one for every morning, of which a brunch or a breakfast in bed
 * replaces one: after a single night there is no other.
 */
export function namesBreakfast(stay: Pick<StayFacts, 'breakfast' | 'components'>, nights: number): boolean {
  return stay.breakfast && (nights > 1 || !servesBreakfast(stay))
}

const inBed: ComponentCode = 'breakfast-in-bed'

/** Returns what is included, after `breakfast` if any. A breakfast in bed is named with it in languages with a phrase for both. */
export function listIncluded(
  codes: readonly ComponentCode[],
  components: ComponentsWording['components'],
  breakfast: string | undefined,
): string[] {
  const named = (some: readonly ComponentCode[]) => some.map((code) => components[code].included)
  if (breakfast === undefined) return named(codes)
  const both = codes.includes(inBed) ? components[inBed].besideBreakfast : undefined
  return both === undefined ? [breakfast, ...named(codes)] : [fill(both, { breakfast }), ...named(codes.filter((code) => code !== inBed))]
}

/** Whether a title begins with a word that its town or its topics repeat: "Weekendje aan zee in Katwijk aan Zee". */
function repeats(head: string, rest: string): boolean {
  const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const others = longWords(rest)
  return longWords(head).some((word) => others.includes(word))
}

/** Kilometres that guests walk to a partner. */
const longestWalk = 2

const needsNoCar = ({ components }: Pick<StayFacts, 'components'>, hotel: HotelFacts): boolean =>
  components.every((code) => componentPlans[code].venue !== 'nearby' || partnerKilometres(hotel, code) <= longestWalk)

interface StayWordings {
  readonly stay: StayWording
  readonly hotel: HotelWording
  readonly room: RoomWording
  readonly labels: LabelsWording
  readonly components: ComponentsWording
}

const sightText = ({ walking, distant }: SightWording, sight: Sight): string =>
  fill(sight.kilometres === 0 ? walking : distant, { ...sight })

const longestLabel = 62

export function stayTexts(
  { stay: wording, hotel: hotelWording, room: rooms, labels, components: { components } }: StayWordings,
  grammar: Grammar,
): StayTexts {
  const { finish, places, hour, clock } = grammar
  const roomValues = ({ type, sqm, view }: RoomFacts) => ({ room: rooms.name[type], sqm, view: rooms.view[view] })

  /** Begins otherwise than the titles of the hotel's stays before it with the same theme, where others fit. */
  function label(stay: StayFacts, hotel: HotelFacts): string {
    const before = stay.before ?? []
    const taken = new Set(before.map((each, at) => label({ ...stay, ...each, before: before.slice(0, at) }, hotel)))
    const isNew = (head: string) => [...taken].every((title) => !title.startsWith(capital(head)))
    const theme = mainTheme(stay)
    const heads = theme === 'culture' && hotel.environment !== 'city' ? wording.villageCulture : wording.heads[theme]
    const drawn = pickSome(stay.id, 'head', suiting(heads, hotel.place), 9)
    const ordered = [...drawn.filter(isNew), ...drawn.filter((head) => !isNew(head))]
    const town = places.in(hotel.place)
    const nights = grammar.nightsInWords(stay.nights.min)
    const codes = topicCodes(stay)
    const known = pickSome(stay.id, 'label', codes.length === 0 ? wording.labelsAlone : wording.labels, 9)
    // The title of a stay that can be longer is placed above the price of any of its lengths.
    const patterns = known.filter((pattern) => stay.nights.min === stay.nights.max || !pattern.includes('{nights}'))
    function* titles(): Generator<string> {
      for (const count of [2, 1]) {
        const named = codes.slice(0, count).map((code) => components[code].topic)
        const small = count === 2 && codes.length === 1 && attentions.has(codes[0]) && namesBreakfast(stay, stay.nights.min)
        const topics = grammar.list(small ? [wording.breakfastTopic, ...named] : named)
        const fitting = ordered.filter((head) => !repeats(head, `${town} ${topics}`))
        // A single word after a colon is no title: "Weekend di relax a Haro: spa".
        const suited = patterns.filter((pattern) => topics.includes(' ') || !pattern.includes(': {topics}'))
        for (const pattern of suited) for (const head of fitting) yield finish(capital(fill(pattern, { head, in: town, topics, nights })))
      }
    }
    return firstFitting(without(titles(), taken), longestLabel) || finish(capital(`${ordered[0] ?? ''} ${town}`))
  }

  const headwordOf = (code: ComponentCode) => components[code].headword ?? components[code].label

  function includedOf(code: ComponentCode): string {
    const { minutes } = componentPlans[code]
    const timed = minutes !== null && !code.startsWith('massage')
    return timed ? `${components[code].included} (${grammar.duration(minutes)})` : components[code].included
  }

  function includesOf(stay: StayFacts): string[] {
    return listIncluded(byAppeal(stay.components), components, namesBreakfast(stay, stay.nights.min) ? wording.breakfastItem : undefined)
  }

  /** What a stay includes, in few words, the most attractive first. */
  function topicsOf(stay: StayFacts): readonly string[] {
    const topics = topicCodes(stay)
      .slice(0, 3)
      .map((code) => components[code].topic)
    return namesBreakfast(stay, stay.nights.min) ? [...topics, wording.breakfastTopic] : topics
  }

  /** Titles of a stay's page, the best first: the hotel, its town, and what is included. */
  function* titlesOf(stay: StayFacts, hotel: HotelFacts): Generator<string> {
    const topics = topicsOf(stay)
    const type = labels.roomType[roomOf(stay, hotel).type]
    const room = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
    const attention = [wording.breakfastTopic, ...[...attentions].flatMap((code) => (code ? components[code].topic : []))]
    const included = [...topics.map((_, dropped) => topics.slice(0, topics.length - dropped)), ...topics.slice(1).map((topic) => [topic])]
    // Breakfast or an attention alone is no reason to stay: "Hôtel de l’Aiguille: chocolates".
    const { true: small = [], false: named = [] } = Object.groupBy(
      included,
      (some) => `${some.every((topic) => attention.includes(topic))}`,
    )
    const nights = grammar.nights(stay.nights.min)
    function* titles(parts: readonly (readonly string[])[]): Generator<string> {
      for (const town of [bare(hotel.place.name[grammar.language]), ''])
        for (const some of parts)
          for (const length of some.length > 0 ? [nights, ''] : [nights])
            yield finish(
              fill(wording.metaTitle, { name: hotel.name, town, topics: [grammar.list(some), length].filter(Boolean).join(', ') }),
            )
    }
    yield* titles([...named, [], [room]])
    yield* titles(small)
  }

  /** Descriptions of a stay's page: three things that are included, then others, then fewer. */
  function* descriptionsOf(stay: StayFacts, hotel: HotelFacts): Generator<string> {
    const includes = includesOf(stay)
    const room = fill(wording.roomLine, { nights: grammar.nights(stay.nights.min), ...roomValues(roomOf(stay, hotel)) })
    const parts = [includes.slice(0, 3), includes.slice(-3), includes.slice(0, 2), includes.slice(-2), includes.slice(0, 1)]
    const described = (nights: string, part: readonly string[]) =>
      fill(wording.metaDescription, {
        nights: capital(nights),
        in: places.in(hotel.place),
        name: hotel.name,
        stars: fillCounted(hotelWording.stars, hotel.stars),
        includes: grammar.list(part),
      })
    for (const nights of [grammar.nightsInWords(stay.nights.min), room])
      for (const part of parts) yield* withFewerSentences(finish(described(nights, part)))
  }

  return {
    label,
    headwords(stay, nights) {
      // Breakfast in bed or a brunch is a breakfast: such a stay is no room only.
      const roomOnly = servesBreakfast(stay) ? '{nights}' : wording.nightsRoomOnly
      return [
        fill(namesBreakfast(stay, nights) ? wording.nightsWithBreakfast : roomOnly, { nights: grammar.nights(nights) }),
        ...byAppeal(stay.components).map(headwordOf),
      ].map(finish)
    },
    programLines(stay, hotel, nights = stay.nights.min) {
      const lines = [
        fill(wording.roomLine, { nights: grammar.nights(nights), ...roomValues(roomOf(stay, hotel)) }),
        ...(namesBreakfast(stay, nights) ? [wording.breakfastLine] : []),
        ...byAppeal(stay.components).map(includedOf),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    shortProgram(stay, nights) {
      const counted = grammar.nights(nights)
      const breakfast = namesBreakfast(stay, nights) ? fill(wording.nightsWithBreakfast, { nights: counted }) : undefined
      const listed = listIncluded(byAppeal(stay.components), components, breakfast)
      return finish(grammar.list(breakfast === undefined ? [counted, ...listed] : listed))
    },
    description(stay, hotel) {
      const theme = mainTheme(stay)
      const room = roomOf(stay, hotel)
      const [near] = sightsOf(hotel, grammar)
      const opening = fillCounted(pick(stay.id, 'opening', suiting(wording.opening[theme], hotel.place)), hotel.plural ? 2 : 1, {
        nights: grammar.nightsInWords(stay.nights.min),
        hotel: grammar.hotelInSentence(hotel.name),
        in: places.in(hotel.place),
      })
      const pitches = byAppeal(stay.components)
        .slice(0, 3)
        .map((code) => pick(stay.id, code, components[code].pitch))
      // A brunch or a breakfast in bed has a sentence of its own.
      const breakfast =
        stay.breakfast && !servesBreakfast(stay)
          ? fill(pick(stay.id, 'breakfast', wording.breakfastSentence), { from: hour(hotel.breakfast.from), to: clock(hotel.breakfast.to) })
          : undefined
      const roomSentence = fill(pick(stay.id, 'room', wording.roomSentence), { room: fill(wording.roomPhrase, roomValues(room)) })
      const nearSentence = near && pitches.length < 3 ? sightText(pick(stay.id, 'near', wording.nearSentence), near) : undefined
      // Not the sentence of the hotel's own description, which is on the same page.
      const arounds = suiting(hotelWording.environment[hotel.environment], hotel.place)
      const around = arounds.length < 2 ? undefined : arounds[(mix(hotel.id, 'environment') + 1) % arounds.length]
      const closings = [
        ...suiting(wording.closing[theme], hotel.place),
        ...(theme === 'city' && needsNoCar(stay, hotel) ? [wording.closingWithoutCar] : []),
      ]
      const text = paragraphs(
        sentences(capital(opening), pitches.length < 2 ? capital(roomSentence) : undefined),
        sentences(...pitches, breakfast && capital(breakfast), pitches.length < 2 ? around : undefined),
        sentences(
          pitches.length < 2 ? undefined : capital(roomSentence),
          nearSentence && capital(nearSentence),
          pick(stay.id, 'closing', closings),
        ),
      )
      return finish(text)
    },
    metaTitle: (stay, hotel, siblings = []) => ownText(stay, siblings, (each) => titlesOf(each, hotel), longestTitle),
    metaDescription: (stay, hotel, siblings = []) => ownText(stay, siblings, (each) => descriptionsOf(each, hotel), longestDescription),
  }
}

/** The first fitting text that no stay of the same hotel before it has: no two pages have one title. */
function ownText(
  stay: StayFacts,
  siblings: readonly StayFacts[],
  textsFor: (stay: StayFacts) => Iterable<string>,
  longest: number,
): string {
  const taken = new Set<string>()
  const before = siblings.filter(({ id }) => id < stay.id).toSorted((a, b) => a.id - b.id)
  for (const each of before) taken.add(firstFitting(without(textsFor(each), taken), longest))
  return firstFitting(without(textsFor(stay), taken), longest)
}

function* without(texts: Iterable<string>, taken: ReadonlySet<string>): Generator<string> {
  for (const text of texts) if (!taken.has(text)) yield text
}
