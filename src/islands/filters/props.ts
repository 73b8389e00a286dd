import * as v from 'valibot'
import { FacetsResponse } from '../../contract/facets.ts'
import { SearchBase } from '../../contract/search-base.ts'

export const FiltersProps = v.object({
  ...SearchBase.entries,
  /** Absent after a failed call, where the browser requests them. */
  facets: v.optional(FacetsResponse),
  /** Path that the form is sent to without scripts. */
  action: v.string(),
})
export type FiltersProps = v.InferOutput<typeof FiltersProps>
