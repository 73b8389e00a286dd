import type { IsoDate } from '../../contract/scalars.ts'
import { addDays, weekday, addMonthsTo, clampDate } from '../dates/days.ts'

type Move = (date: IsoDate) => IsoDate

const moves = new Map<string, Move>([
  ['ArrowLeft', (date) => addDays(date, -1)],
  ['ArrowRight', (date) => addDays(date, 1)],
  ['ArrowUp', (date) => addDays(date, -7)],
  ['ArrowDown', (date) => addDays(date, 7)],
  ['Home', (date) => addDays(date, 1 - weekday(date))],
  ['End', (date) => addDays(date, 7 - weekday(date))],
  ['PageUp', (date) => addMonthsTo(date, -1)],
  ['PageDown', (date) => addMonthsTo(date, 1)],
])

const shiftMoves = new Map<string, Move>([
  ['PageUp', (date) => addMonthsTo(date, -12)],
  ['PageDown', (date) => addMonthsTo(date, 12)],
])

/** The keys of a date grid in the ARIA Authoring Practices. */
export function focusAfterKey(date: IsoDate, key: string, shift: boolean, first: IsoDate, last: IsoDate): IsoDate | undefined {
  const move = (shift ? shiftMoves.get(key) : undefined) ?? moves.get(key)
  return move && clampDate(move(date), first, last)
}
