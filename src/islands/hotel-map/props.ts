import * as v from 'valibot'
import { Point } from '../../contract/scalars.ts'

export const HotelMapProps = v.object({
  /** The hotel's name. */
  label: v.string(),
  point: Point,
  /** Line by line. */
  address: v.array(v.string()),
})
export type HotelMapProps = v.InferOutput<typeof HotelMapProps>
