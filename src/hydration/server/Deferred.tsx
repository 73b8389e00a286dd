import type { ReactNode } from 'react'
import { useRender } from './render-context.ts'
import { slotMark } from './slots.tsx'

/** Shows `pending` until the data arrives, and `failed` when the promise rejects or the children throw. */
export function Deferred<Value>(section: {
  data: Promise<Value>
  pending: ReactNode
  failed: ReactNode
  children: (value: Value) => ReactNode
}): ReactNode {
  const { slots } = useRender()
  let finished: { value: Value } | undefined
  const tracked = section.data.then((value) => void (finished = { value }))
  const at = slots.push({
    data: tracked,
    pending: section.pending,
    failed: section.failed,
    render: () => (finished ? section.children(finished.value) : section.failed),
  })
  return slotMark(at - 1)
}
