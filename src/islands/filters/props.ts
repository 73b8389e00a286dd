import * as v from 'valibot'
import { FacetsResponse } from '../../contract/facets.ts'
import { SearchBase } from '../../contract/search-base.ts'

export const FiltersProps = v.object({
  ...SearchBase.entries,
  /** Facets that the server rendered; absent after a failure. */
  facets: v.optional(FacetsResponse),
  /** Action of the form without scripts. */
  action: v.string(),
})
export type FiltersProps = v.InferOutput<typeof FiltersProps>
