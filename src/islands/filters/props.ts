import * as v from 'valibot'
import { FacetsResponse } from '../../contract/facets.ts'
import { SearchBase } from '../../contract/search-base.ts'

export const FiltersProps = v.object({
  ...SearchBase.entries,
  /** Absent after a failure. */
  facets: v.optional(FacetsResponse),
  /** Of the form without scripts. */
  action: v.string(),
})
export type FiltersProps = v.InferOutput<typeof FiltersProps>
