import type { IsoDate } from '../../contract/scalars.ts'
import { addDays, addMonthsTo, clampDate, weekday } from '../dates/iso-date.ts'

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

/**
 * Where the focus of a date grid goes on a key (`KeyboardEvent.key`), by the ARIA Authoring Practices' table: arrows by a day or a
 * week, Home and End to Monday and Sunday, Page Up and Page Down by a month, with Shift by a year. Held between the first and the
 * last day of the calendar. Undefined for any other key, which the grid leaves alone.
 */
export function focusAfterKey(date: IsoDate, key: string, shift: boolean, first: IsoDate, last: IsoDate): IsoDate | undefined {
  const move = (shift ? shiftMoves.get(key) : undefined) ?? moves.get(key)
  return move && clampDate(move(date), first, last)
}
