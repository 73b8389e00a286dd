import * as v from 'valibot'
import { DatesPrompt } from '../../contract/cms/settings.ts'
import { Count, Id, IsoDate } from '../../contract/scalars.ts'
import { SearchBase } from '../../contract/search-base.ts'

/** Dates that content proposes, such as those of a campaign. */
const Period = v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })

export const SearchBoxProps = v.object({
  /** Criteria of the page's address. Empty outside search pages. */
  ...SearchBase.entries,
  /** Path of the search of stays, below which the pages of destinations are. */
  action: v.string(),
  compact: v.boolean(),
  /** Name of the query's place, where the path has none. */
  placeName: v.optional(v.string()),
  /** The limit of a stay by default. */
  maxAdults: v.optional(Count),
  /** `id` is the number that searches have. `names` are the label and what else people type, separated by commas. */
  themes: v.optional(v.array(v.object({ id: Id, label: v.string(), names: v.string() })), []),
  /** The `names` of each theme that has others than its label: pages have them in place of `themes`, which the field shows. */
  themeNames: v.optional(v.array(v.string())),
  /** What Search does when no dates are chosen. */
  datesPrompt: v.optional(DatesPrompt, 'none'),
  periods: v.optional(v.array(Period), []),
})
export type SearchBoxProps = v.InferOutput<typeof SearchBoxProps>
