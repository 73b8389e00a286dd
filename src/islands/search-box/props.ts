import * as v from 'valibot'
import { DatesPrompt } from '../../contract/cms/settings.ts'
import { Count, Id, IsoDate } from '../../contract/scalars.ts'
import { SearchBase } from '../../contract/search-base.ts'

/** Dates of a campaign, from content. */
const Period = v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })

export const SearchBoxProps = v.object({
  /** Empty outside search pages. */
  ...SearchBase.entries,
  /** Path of the stays search, parent of destination pages. */
  action: v.string(),
  compact: v.boolean(),
  /** Place of the query, if the path has none. */
  placeName: v.optional(v.string()),
  /** By default those of a stay. */
  maxAdults: v.optional(Count),
  /** By search number. `names`: the label and what else people type, separated by commas. */
  themes: v.optional(v.array(v.object({ id: Id, label: v.string(), names: v.string() })), []),
  /** Effect of Search without dates. */
  datesPrompt: v.optional(DatesPrompt, 'none'),
  periods: v.optional(v.array(Period), []),
})
export type SearchBoxProps = v.InferOutput<typeof SearchBoxProps>
