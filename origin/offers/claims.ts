import type { RoomsEvidence } from '../../src/contract/claims.ts'
import type { RoomFacts } from '../catalogue/facts.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'
import type { Texts } from '../texts/texts.ts'

/** Rooms left from which nobody is hurried. */
export const manyRooms = 4

interface CountedRooms {
  readonly rooms: number | null
  readonly room: RoomFacts
  readonly checkin: string
  readonly nights: number
}

/** What a small number of rooms was counted for; nothing where many are left. */
export function roomsEvidence({ rooms, room, checkin, nights }: CountedRooms, now: Now, texts: Texts): { roomsEvidence?: RoomsEvidence } {
  if (rooms === null || rooms >= manyRooms) return {}
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const countedAt = `${dateOf(now.today)}T${twoDigits(Math.floor(now.minute / 60))}:${twoDigits(now.minute % 60)}`
  const checkout = dateOf(dayOf(checkin) + nights)
  return { roomsEvidence: { room: texts.room.title(room), checkin, checkout, countedAt } }
}
