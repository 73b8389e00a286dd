import * as v from 'valibot'
import { Count } from '../../contract/scalars.ts'
import { SearchBase } from '../../contract/search-base.ts'

export const ActivityResultsProps = v.object({
  ...SearchBase.entries,
  /** Zero-based page that the server rendered. */
  page: Count,
})
export type ActivityResultsProps = v.InferOutput<typeof ActivityResultsProps>
