import * as v from 'valibot'
import { FacetsAnswer } from '../../contract/facets.ts'
import { SearchBase } from '../results/search-base-props.ts'

export const FiltersProps = v.object({
  ...SearchBase.entries,
  /** What the search page answers for the base; absent when that failed. */
  facets: v.optional(FacetsAnswer),
  /** The search page's own path: where the form goes without scripts. */
  action: v.string(),
})
export type FiltersProps = v.InferOutput<typeof FiltersProps>
