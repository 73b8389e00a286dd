import type { RoomFacts, Texts } from '@escale/catalogue'
import type { BookingsEvidence, RoomsEvidence } from '../../src/contract/claims.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'

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
  const checkout = dateOf(dayOf(checkin) + nights)
  return { roomsEvidence: { room: texts.room.title(room), checkin, checkout, countedAt: countedAt(now) } }
}

/** Days whose bookings are counted, up to yesterday. */
const countedDays = 30

/** The bookings of the last days that are over. */
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
