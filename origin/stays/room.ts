import { pictureOf, pictureSet, type RoomFacts, type Texts } from '@escale/catalogue'
import type { Room } from '../../src/contract/stay.ts'
import type { Market } from '../../src/market/markets.ts'
import { roomFacts, type Stay } from './stay.ts'

const scenes = ['bedroom', 'suite-view']

/** Beds for two people, a sofa bed in family rooms, and extra beds for as many people as fit. */
function bedsOf({ bedding, capacity, maxCapacity }: RoomFacts): NonNullable<Room['beds']> {
  const more = Math.max(0, capacity - 2)
  const added = maxCapacity - capacity
  return [
    bedding === 'twin' ? { kind: 'single', count: 2, sleeps: 1 } : { kind: bedding, count: 1, sleeps: 2 },
    ...(more > 0 ? [{ kind: 'sofa', count: Math.ceil(more / 2), sleeps: 2 } as const] : []),
    ...(added > 0 ? [{ kind: 'extra', count: added, sleeps: 1 } as const] : []),
  ]
}

export function roomOf(stay: Pick<Stay, 'facts' | 'hotel' | 'pictures'>, market: Market, texts: Texts): Room {
  const { hotel, pictures } = stay
  const room = roomFacts(stay)
  const own = pictures.filter((id) =>
    pictureSet.some((picture) => picture.id === id && (picture.kind === 'room' || picture.kind === 'bathroom')),
  )
  const others = pictureSet.filter((picture) => picture.kind === 'bathroom' || (picture.kind === 'room' && !scenes.includes(picture.scene)))
  const images = [...own, ...others.map((picture) => picture.id).filter((id) => !own.includes(id))].slice(0, Math.max(2, own.length))
  return {
    title: texts.room.title(room),
    type: texts.labels.roomType[room.type],
    size: room.sqm,
    bedding: texts.room.bedding(room),
    beds: bedsOf(room),
    capacity: room.capacity,
    maxCapacity: room.maxCapacity,
    description: texts.room.description(room, hotel),
    highlightedFacilities: room.facilities.slice(0, 5).map((code) => texts.labels.roomFacility[code]),
    detailsSection: texts.room.details(room),
    importantInfos: texts.room.importantInfos(room),
    images: images.map((id) => pictureOf(id, market.language)),
  }
}
