import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import Countdown from './Countdown.tsx'

export const CountdownProps = v.object({
  /** ISO 8601. */
  end: v.pipe(v.string(), v.isoTimestamp()),
  /** Without scripts: "1 December, 20:00". */
  until: v.string(),
})
export type CountdownProps = v.InferOutput<typeof CountdownProps>

export const countdown = island({ name: 'countdown', component: Countdown, props: CountdownProps })
