import type { ReactNode } from 'react'
import { useRender } from './render-context.ts'
import { SlotMark } from './slots.tsx'

/**
 * A section whose data may come after the first byte. While it is awaited the page shows `pending`;
 * when the promise rejects, or the children throw, `failed` stands in its place.
 */
export function Deferred<Value>(section: {
  of: Promise<Value>
  pending: ReactNode
  failed: ReactNode
  children: (value: Value) => ReactNode
}): ReactNode {
  const { slots } = useRender()
  let settled: { value: Value } | undefined
  const of = section.of.then((value) => void (settled = { value }))
  const at = slots.push({
    of,
    pending: section.pending,
    failed: section.failed,
    render: () => (settled ? section.children(settled.value) : section.failed),
  })
  return <SlotMark at={at - 1} />
}
