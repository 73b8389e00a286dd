import { createElement, Fragment, type ReactNode } from 'react'
import { useRender } from './render-context.ts'
import { Inserted, SlotMark, splitAtSlots } from './slots.tsx'
import { staticMarkup } from './static-markup.ts'

/** Markup in UTF-8, number of a place, markup, number of a place … markup. */
type Pieces = readonly (Uint8Array | number)[]

const fragments = new WeakMap<object, Map<string, Pieces>>()
const utf8 = new TextEncoder()
/** Kinds of site, days and dates in the query that one object's markup is kept for. */
const mostKinds = 50

/**
 * A fragment that many pages share (navigation, footer, the results of one answer), rendered once for each object it shows and each
 * kind of site. `of` is that object: another answer or another version of the content is another object. `by` names whatever else the
 * fragment depends on. Itself it holds neither islands nor deferred sections: those are its `places`, which belong to the page and stand
 * where the fragment puts them. `bare` takes its element away, for a `head`; `ids` keeps the fragment's own ids apart from those of the page.
 */
export function Memo<Place extends string = never>({
  of,
  by = '',
  places,
  bare,
  ids,
  children,
}: {
  of: object
  by?: string
  places?: Readonly<Record<Place, ReactNode>>
  bare?: boolean
  ids?: string
  children: (places: Readonly<Record<Place, ReactNode>>) => ReactNode
}): ReactNode {
  const { siteKey, shell } = useRender()
  let known = fragments.get(of)
  if (!known) fragments.set(of, (known = new Map()))
  const key = `${by}|${siteKey}`
  let pieces = known.get(key)
  if (!pieces) {
    const marks = Object.fromEntries(Object.keys(places ?? {}).map((name, at) => [name, <SlotMark key={name} at={at} />]))
    // The same names, with marks for what stands there.
    const html = staticMarkup(shell(children(marks as Record<Place, ReactNode>)), ids ? { identifierPrefix: ids } : {})
    pieces = piecesOf(bare ? html : `<div class="memo">${html}</div>`)
    if (known.size >= mostKinds) known.delete(known.keys().next().value ?? '')
    known.set(key, pieces)
  }
  const nodes: ReactNode[] = Object.values(places ?? {})
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece) => (typeof piece === 'number' ? nodes[piece] : createElement(Inserted, { bytes: piece }))),
  )
}

function piecesOf(html: string): Pieces {
  return splitAtSlots(html).map((part, at) => (at % 2 === 0 ? utf8.encode(part) : Number(part)))
}
