import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'
import { ExtraProps } from '../stay-page/props.ts'

export const DatedProgrammeProps = v.object({
  stayId: Id,
  hotelId: Id,
  checkInOut: v.object({ checkin: v.string(), checkout: v.string() }),
  /** Nights that the stay's texts describe. */
  described: Count,
  extras: v.optional(ExtraProps),
  /** Without `?`: the server's criteria. */
  query: v.string(),
})
export type DatedProgrammeProps = v.InferOutput<typeof DatedProgrammeProps>
