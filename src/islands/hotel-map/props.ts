import * as v from 'valibot'
import { Point } from '../../contract/scalars.ts'

export const HotelMapProps = v.object({
  label: v.string(),
  point: Point,
  address: v.array(v.string()),
  /** Place in the picture of the map beside the button. */
  pictured: v.optional(v.string()),
})
export type HotelMapProps = v.InferOutput<typeof HotelMapProps>
