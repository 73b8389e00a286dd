import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { useRender } from './render-context.ts'

const fragments = new WeakMap<object, Map<string, string>>()

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
  let html = known.get(key)
  if (html === undefined) known.set(key, (html = renderToStaticMarkup(render.shell(children()))))
  return <div className="memo" dangerouslySetInnerHTML={{ __html: html }} />
}
