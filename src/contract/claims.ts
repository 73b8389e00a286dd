import * as v from 'valibot'
import { Count, IsoDate } from './scalars.ts'

/** Formatted as `yyyy-MM-ddTHH:mm`, in the market's time. */
const CountedAt = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))

export const RoomsEvidence = v.object({
  room: v.string(),
  checkin: IsoDate,
  checkout: IsoDate,
  countedAt: CountedAt,
})
export type RoomsEvidence = v.InferOutput<typeof RoomsEvidence>

/** Counts the bookings from `from` to `until`, both included. */
export const BookingsEvidence = v.object({ count: Count, from: IsoDate, until: IsoDate, countedAt: CountedAt })
export type BookingsEvidence = v.InferOutput<typeof BookingsEvidence>
