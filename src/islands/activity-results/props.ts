import * as v from 'valibot'
import { Count } from '../../contract/scalars.ts'
import { SearchBase } from '../results/search-base-props.ts'

export const ActivityResultsProps = v.object({
  ...SearchBase.entries,
  /** Zero-based: the page of activities that the server rendered. */
  page: Count,
})
export type ActivityResultsProps = v.InferOutput<typeof ActivityResultsProps>
