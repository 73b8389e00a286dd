import * as v from 'valibot'
import { Room } from '../../contract/stay.ts'

export const SleepingProps = v.object({
  room: v.pick(Room, ['beds', 'maxCapacity']),
  query: v.string(),
})
export type SleepingProps = v.InferOutput<typeof SleepingProps>
