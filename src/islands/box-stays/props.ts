import * as v from 'valibot'
import { Count } from '../../contract/scalars.ts'

export const BoxStaysProps = v.object({
  code: v.string(),
  /** Number of stays of the box, those on the server's first page included. */
  total: Count,
})
export type BoxStaysProps = v.InferOutput<typeof BoxStaysProps>
