import * as v from 'valibot'
import { DatesPrompt } from '../../contract/cms.ts'
import { Id, IsoDate } from '../../contract/scalars.ts'
import { SearchBase } from '../results/search-base-props.ts'

/** A stay that content proposes: a campaign's dates. */
const Period = v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })

export const SearchBoxProps = v.object({
  /** What the page's path and query say; on pages that are no search, an empty path and query. */
  ...SearchBase.entries,
  /** The stays search of this site, `href(site, 'stays')`: where the form goes, and what destinations stand below. */
  action: v.string(),
  /** Smaller, for the search page, where the bar comes back on mobile once it was scrolled away. */
  compact: v.boolean(),
  /** The market's date and hour (0 to 23). */
  today: IsoDate,
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** Themes that content proposes, by the number the search knows them by. */
  themes: v.optional(v.array(v.object({ id: Id, label: v.string() })), []),
  /** What Search does without dates: goes, asks for them unless they are flexible, or insists. */
  datesPrompt: v.optional(DatesPrompt, 'none'),
  /** Campaign periods, shown among the date shortcuts. */
  periods: v.optional(v.array(Period), []),
})
export type SearchBoxProps = v.InferOutput<typeof SearchBoxProps>
