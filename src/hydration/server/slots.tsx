import type { ReactNode } from 'react'
import { type Fragment, useRender } from './render-context.ts'

const markerStart = '<x-slot n="'
const markerEnd = '"></x-slot>'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-slot': Attributes & { n: number }
    }
  }
}

/** Marks the place of a slot. It is no component, because a page has some thirty. */
export const slotMark = (at: number): ReactNode => <x-slot key={at} n={at} />

export function Inserted({ bytes }: Fragment): ReactNode {
  const { slots } = useRender()
  return slotMark(slots.push({ bytes }) - 1)
}

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
