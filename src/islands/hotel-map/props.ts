import * as v from 'valibot'
import { Point } from '../../contract/scalars.ts'

export const HotelMapProps = v.object({
  label: v.string(),
  point: Point,
  address: v.array(v.string()),
  /** The name of the place whose map is pictured beside the button; without it there is only the button. */
  pictured: v.optional(v.string()),
})
export type HotelMapProps = v.InferOutput<typeof HotelMapProps>
