import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { useRender } from './render-context.ts'

const fragments = new WeakMap<object, Map<string, string>>()

/**
 * A fragment that is the same on many pages (navigation, footer), rendered once for each content it shows and each kind of site.
 * `of` is the content object; a new version of the content is a new object. Holds neither islands nor deferred sections.
 */
export function Memo({ of, children }: { of: object; children: () => ReactNode }): ReactNode {
  const render = useRender()
  let known = fragments.get(of)
  if (!known) fragments.set(of, (known = new Map()))
  let html = known.get(render.siteKey)
  if (html === undefined) known.set(render.siteKey, (html = renderToStaticMarkup(render.shell(children()))))
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
