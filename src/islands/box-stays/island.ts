import * as v from 'valibot'
import { Count } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import BoxStays from './BoxStays.tsx'

export const BoxStaysProps = v.object({
  code: v.string(),
  /** Stays, the server's first page included. */
  total: Count,
})
export type BoxStaysProps = v.InferOutput<typeof BoxStaysProps>

export const boxStays = island({ name: 'box-stays', component: BoxStays, props: BoxStaysProps })
