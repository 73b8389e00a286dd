import * as v from 'valibot'
import { Count, Id, IsoDate } from '../../contract/scalars.ts'

export const YearPricesProps = v.object({
  hotelId: Id,
  stayId: v.optional(Id),
  /** Without `?`: the server's criteria. */
  query: v.string(),
  minisite: v.optional(Id),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type YearPricesProps = v.InferOutput<typeof YearPricesProps>
