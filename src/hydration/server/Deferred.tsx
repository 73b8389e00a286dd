import type { ReactNode } from 'react'
import { useRender } from './render-context.ts'

const markerStart = '<x-slot n="'
const markerEnd = '"></x-slot>'

/** Splits a page's markup at the places of its deferred sections: text, section number, text, section number … text. */
export function splitAtSlots(html: string): string[] {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const at = html.indexOf(markerStart, from)
    if (at < 0) return [...parts, html.slice(from)]
    const end = html.indexOf(markerEnd, at)
    parts.push(html.slice(from, at), html.slice(at + markerStart.length, end))
    from = end + markerEnd.length
  }
}

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
