import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'

export const YearPricesProps = v.object({
  hotelId: Id,
  stayId: v.optional(Id),
  query: v.string(),
})
export type YearPricesProps = v.InferOutput<typeof YearPricesProps>
