import * as v from 'valibot'
import { IsoDate } from './scalars.ts'

/** What the number of rooms left was counted for. */
export const RoomsEvidence = v.object({
  /** Name of the room. */
  room: v.string(),
  checkin: IsoDate,
  checkout: IsoDate,
  /** `yyyy-MM-ddTHH:mm`, the market's time. */
  countedAt: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
})
export type RoomsEvidence = v.InferOutput<typeof RoomsEvidence>
