import * as v from 'valibot'
import { TargetedBanner } from '../../contract/cms.ts'
import { Count } from '../../contract/scalars.ts'
import { SearchBase } from './search-base-props.ts'

export const ResultsProps = v.object({
  ...SearchBase.entries,
  /** Zero-based: the page of results that the server rendered. */
  page: Count,
  /** Between the results. */
  banners: v.array(TargetedBanner),
})
export type ResultsProps = v.InferOutput<typeof ResultsProps>
