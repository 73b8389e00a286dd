import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import * as v from 'valibot'
import { islandMarkup } from './island-markup.ts'
import { type IslandDefinition, scriptJson, type Trigger } from '../island.ts'
import { useRender } from './render-context.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-island': {
        'data-name': string
        'data-id': string
        'data-when': Trigger
        'data-messages'?: string | undefined
        'data-takeover'?: '' | undefined
        class?: string | undefined
        dangerouslySetInnerHTML?: { __html: string }
        children?: ReactNode
      }
    }
  }
}

/**
 * An interactive part of the page: rendered here as a root of its own, hydrated by the browser with the same identifier prefix.
 * The props script is its last child and thereby its end marker. An island that throws on the server shows `fallback`.
 */
export function Island<Props extends object>(it: {
  of: IslandDefinition<Props>
  props: Props
  when: Trigger
  className?: string
}): ReactNode {
  const render = useRender()
  const id = `i${render.nextIsland()}-`
  const props = v.parse(it.of.props, it.props)
  const json = scriptJson(props)
  const html = islandMarkup([render.siteKey, id, it.of.name, json].join('|'), () =>
    renderToString(render.shell(createElement(it.of.component, props)), { identifierPrefix: id }),
  )
  return (
    <travel-island
      data-name={it.of.name}
      data-id={id}
      data-when={it.when}
      data-messages={render.islandAssets(it.of.name).messages}
      class={it.className}
      dangerouslySetInnerHTML={{ __html: `${html}<script type="application/json">${json}</script>` }}
    />
  )
}

/**
 * A section of the page that an island replaces when the URL hash carries state: the server's markup (which may hold deferred
 * sections) stays readable until the island has something to show, and comes back when the hash is empty again.
 */
export function Takeover<Props extends object>(it: {
  of: IslandDefinition<Props>
  props: Props
  className?: string
  children: ReactNode
}): ReactNode {
  const render = useRender()
  const id = `i${render.nextIsland()}-`
  const props = v.parse(it.of.props, it.props)
  return (
    <travel-island
      data-name={it.of.name}
      data-id={id}
      data-when="hash"
      data-takeover=""
      data-messages={render.islandAssets(it.of.name).messages}
      class={it.className}
    >
      <div data-server="">{it.children}</div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </travel-island>
  )
}
