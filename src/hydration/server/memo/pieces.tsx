import { createElement, Fragment, type ReactNode } from 'react'
import { useRender } from '../render-context.ts'
import { slotMark, splitAtSlots } from '../slots.tsx'

/** Alternates between UTF-8 markup and the number of a slot, and begins and ends with markup. */
export type MemoMarkup = readonly (Uint8Array | number)[]

const utf8 = new TextEncoder()

export function piecesOf(html: string): MemoMarkup {
  return splitAtSlots(html).map((part, at) => (at % 2 === 0 ? utf8.encode(part) : Number(part)))
}

export function Pieces({ markup, slots = [] }: { markup: MemoMarkup; slots?: readonly ReactNode[] }): ReactNode {
  const { slots: inserted } = useRender()
  const pieces = markup.map((piece) => (typeof piece === 'number' ? slots[piece] : slotMark(inserted.push({ bytes: piece }) - 1)))
  return createElement(Fragment, null, ...pieces)
}
