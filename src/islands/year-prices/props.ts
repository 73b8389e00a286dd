import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'

export const YearPricesProps = v.object({
  hotelId: Id,
  stayId: v.optional(Id),
  /** Without `?`: the server's criteria. */
  query: v.string(),
})
export type YearPricesProps = v.InferOutput<typeof YearPricesProps>
