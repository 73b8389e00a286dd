import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { useRender } from './render-context.ts'
import { Inserted } from './slots.tsx'

const fragments = new WeakMap<object, Map<string, Uint8Array>>()
const utf8 = new TextEncoder()
/** Kinds of site, days and dates in the query that one object's markup is kept for. */
const mostKinds = 50

/**
 * A fragment that many pages share (navigation, footer, the results of one answer), rendered once for each object it shows and each
 * kind of site. `of` is that object: another answer or another version of the content is another object. `by` names whatever else the
 * fragment depends on. Holds neither islands nor deferred sections.
 */
export function Memo({ of, by = '', children }: { of: object; by?: string; children: () => ReactNode }): ReactNode {
  const render = useRender()
  let known = fragments.get(of)
  if (!known) fragments.set(of, (known = new Map()))
  const key = `${by}|${render.siteKey}`
  let bytes = known.get(key)
  if (!bytes) {
    bytes = utf8.encode(renderToStaticMarkup(render.shell(children())))
    if (known.size >= mostKinds) known.delete(known.keys().next().value ?? '')
    known.set(key, bytes)
  }
  return (
    <div className="memo">
      <Inserted bytes={bytes} />
    </div>
  )
}
