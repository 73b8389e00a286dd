import type { Bedding, RoomFacility, RoomType, View } from '../../catalogue/codes.ts'
import type { RoomFacts } from '../../catalogue/facts.ts'
import type { RoomTexts } from '../texts.ts'
import { capital, type Grammar, sentences } from './grammar.ts'
import { pick } from './pick.ts'

export interface RoomBook {
  /** "Chambre supérieure". */
  readonly title: Readonly<Record<RoomType, string>>
  /** After the title: "avec vue sur le jardin". */
  readonly view: Readonly<Record<View, string>>
  /** With article: "une chambre supérieure". */
  readonly named: Readonly<Record<RoomType, string>>
  /** In lower case, without article: "grand lit (180 × 200 cm)". */
  readonly bedding: Readonly<Record<Bedding, string>>
  /** With article: "un grand lit de 180 cm". */
  readonly bed: Readonly<Record<Bedding, string>>
  /** With article, for the list of a sentence: "une douche à effet pluie". */
  readonly facility: Readonly<Record<RoomFacility, string>>
  readonly first: readonly ((room: string, sqm: number, view: string) => string)[]
  /** The bed and what else the room has, in one list. */
  readonly second: readonly ((everything: string) => string)[]
  /** When the room has nothing to list but its bed. */
  onlyBed(bed: string): string
  readonly style: Readonly<Record<RoomType, readonly string[]>>
  readonly sections: { readonly room: string; readonly bathroom: string; readonly comfort: string }
  surface(sqm: number): string
  people(capacity: number): string
  readonly privateBathroom: string
  readonly linen: string
  readonly labels: Readonly<Record<RoomFacility, string>>
  readonly viewLabels: Readonly<Record<View, string>>
  extraBed(capacity: number, maxCapacity: number): string
  readonly cot: string
}

const bathroom: readonly RoomFacility[] = ['rain-shower', 'bathtub', 'bathrobes']

export function roomTexts(book: RoomBook, grammar: Grammar): RoomTexts {
  const { finish } = grammar
  const bedding = (room: RoomFacts) => capital(book.bedding[room.bedding])
  return {
    title: (room) => finish(`${book.title[room.type]} ${book.view[room.view]}`),
    bedding: (room) => finish(bedding(room)),
    description(room, hotel) {
      const seed = hotel.id + room.sqm
      const bed = book.bed[room.bedding]
      const facilities = room.facilities.slice(0, 4).map((code) => book.facility[code])
      return finish(
        sentences(
          capital(pick(seed, 'first', book.first)(book.named[room.type], room.sqm, book.view[room.view])),
          pick(seed, 'style', book.style[room.type]),
          capital(facilities.length === 0 ? book.onlyBed(bed) : pick(seed, 'second', book.second)(grammar.list([bed, ...facilities]))),
        ),
      )
    },
    details(room) {
      const inBathroom = room.facilities.filter((code) => bathroom.includes(code))
      const others = room.facilities.filter((code) => !bathroom.includes(code))
      const sections = [
        {
          title: book.sections.room,
          details: [book.surface(room.sqm), bedding(room), book.viewLabels[room.view], book.people(room.capacity)],
        },
        { title: book.sections.bathroom, details: [book.privateBathroom, ...inBathroom.map((code) => book.labels[code]), book.linen] },
        { title: book.sections.comfort, details: others.map((code) => book.labels[code]) },
      ]
      return sections.filter(({ details }) => details.length > 0).map(({ title, details }) => ({ title, details: details.map(finish) }))
    },
    importantInfos(room) {
      const lines = [...(room.maxCapacity > room.capacity ? [book.extraBed(room.capacity, room.maxCapacity)] : []), book.cot]
      return lines.map(finish)
    },
  }
}
