import type { ReactNode } from 'react'
import { useRender } from './render-context.ts'

/** How a page leaves the place of a deferred section in its markup; the writer splits on it. */
export const slotMarker = /<x-slot n="(\d+)"><\/x-slot>/

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-slot': { n: number }
    }
  }
}

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
  const at = slots.length
  let settled: { value: Value } | undefined
  const of = section.of.then((value) => void (settled = { value }))
  slots.push({
    of,
    pending: section.pending,
    failed: section.failed,
    render: () => (settled ? section.children(settled.value) : section.failed),
  })
  return <x-slot n={at} />
}
