import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'
import { ExtraProps } from '../stay-page/props.ts'

export const DatedProgrammeProps = v.object({
  stayId: Id,
  hotelId: Id,
  checkInOut: v.object({ checkin: v.string(), checkout: v.string() }),
  /** The stay's texts describe this number of nights: other lengths say so. */
  described: Count,
  extras: v.optional(ExtraProps),
  query: v.string(),
})
export type DatedProgrammeProps = v.InferOutput<typeof DatedProgrammeProps>
