import { familyRoomTypes, type Bedding, type RoomFacility, type RoomType, type View } from '../../facts/codes.ts'
import type { RoomFacts } from '../../facts/facts.ts'
import type { RoomTexts } from '../texts.ts'
import { capital, type Grammar, sentences } from './grammar.ts'
import type { LabelsWording } from './labels.ts'
import { pick } from './pick.ts'
import { type Counted, fill, fillCounted, type Template } from './template.ts'

export interface RoomWording {
  readonly name: Readonly<Record<RoomType, string>>
  readonly view: Readonly<Record<View, string>>
  readonly named: Readonly<Record<RoomType, string>>
  /** Lower case, without article: "grand lit (180 × 200 cm)". */
  readonly bedding: Readonly<Record<Bedding, string>>
  readonly bed: Readonly<Record<Bedding, string>>
  readonly facility: Readonly<Record<RoomFacility, string>>
  /** `{room}` has its article. */
  readonly first: readonly Template[]
  /** `{everything}` is the bed and the facilities. */
  readonly second: readonly Template[]
  /** For a room without facilities. */
  readonly onlyBed: Template
  readonly style: Readonly<Record<RoomType, readonly string[]>>
  readonly sections: { readonly room: string; readonly bathroom: string; readonly comfort: string }
  readonly surface: Template
  readonly people: Counted
  readonly privateBathroom: string
  readonly linen: string
  readonly extraBed: Template
  /** The children's bed in a family room, in a list: "un canapé-lit pour deux". */
  readonly sofaBed: string
  /** `{bedding}` with it: "grand lit (160 × 200 cm) et canapé-lit". */
  readonly withSofaBed: Template
  readonly cot: string
}

const bathroom: readonly RoomFacility[] = ['rain-shower', 'bathtub', 'bathrobes']

export function roomTexts(wording: RoomWording, labels: LabelsWording, grammar: Grammar): RoomTexts {
  const { finish } = grammar
  const isForFamilies = ({ type }: RoomFacts) => familyRoomTypes.includes(type)
  const bedding = (room: RoomFacts) =>
    capital(isForFamilies(room) ? fill(wording.withSofaBed, { bedding: wording.bedding[room.bedding] }) : wording.bedding[room.bedding])
  return {
    title: (room) => finish(`${labels.roomType[room.type]} ${wording.view[room.view]}`),
    bedding: (room) => finish(bedding(room)),
    description(room, hotel) {
      const seed = hotel.id + room.sqm
      const bed = wording.bed[room.bedding]
      const sofaBed = isForFamilies(room) ? [wording.sofaBed] : []
      const facilities = [...sofaBed, ...room.facilities.slice(0, 4).map((code) => wording.facility[code])]
      return finish(
        sentences(
          capital(
            fill(pick(seed, 'first', wording.first), { room: wording.named[room.type], sqm: room.sqm, view: wording.view[room.view] }),
          ),
          pick(seed, 'style', wording.style[room.type]),
          capital(
            facilities.length === 0
              ? fill(wording.onlyBed, { bed })
              : fill(pick(seed, 'second', wording.second), { everything: grammar.list([bed, ...facilities]) }),
          ),
        ),
      )
    },
    details(room) {
      const inBathroom = room.facilities.filter((code) => bathroom.includes(code))
      const others = room.facilities.filter((code) => !bathroom.includes(code))
      const sections = [
        {
          title: wording.sections.room,
          details: [
            fill(wording.surface, { sqm: room.sqm }),
            bedding(room),
            labels.view[room.view],
            fillCounted(wording.people, room.capacity),
          ],
        },
        {
          title: wording.sections.bathroom,
          details: [wording.privateBathroom, ...inBathroom.map((code) => labels.roomFacility[code]), wording.linen],
        },
        { title: wording.sections.comfort, details: others.map((code) => labels.roomFacility[code]) },
      ]
      return sections.filter(({ details }) => details.length > 0).map(({ title, details }) => ({ title, details: details.map(finish) }))
    },
    importantInfos(room) {
      const lines = [
        ...(room.maxCapacity > room.capacity ? [fill(wording.extraBed, { capacity: room.capacity, maxCapacity: room.maxCapacity })] : []),
        wording.cot,
      ]
      return lines.map(finish)
    },
  }
}
