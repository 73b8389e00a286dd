import type { RoomFacts, Texts } from '@escale/catalogue'
import type { BookingsEvidence, RoomsEvidence } from '../../src/contract/claims.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'

/** From so many rooms on nobody is hurried. */
export const manyRooms = 4

interface CountedRooms {
  readonly rooms: number | null
  readonly room: RoomFacts
  readonly checkin: string
  readonly nights: number
}

/** Says what a small number of rooms was counted for. There is nothing to say where many are left. */
export function roomsEvidence({ rooms, room, checkin, nights }: CountedRooms, now: Now, texts: Texts): { roomsEvidence?: RoomsEvidence } {
  if (rooms === null || rooms >= manyRooms) return {}
  const checkout = dateOf(dayOf(checkin) + nights)
  return { roomsEvidence: { room: texts.room.title(room), checkin, checkout, countedAt: countedAt(now) } }
}

/** Bookings are counted for so many days, up to yesterday. */
const countedDays = 30

export const bookingsEvidence = (count: number, now: Now): BookingsEvidence => ({
  count,
  from: dateOf(now.today - countedDays),
  until: dateOf(now.today - 1),
  countedAt: countedAt(now),
})

function countedAt({ today, minute }: Now): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${dateOf(today)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}
