import { createElement, type ReactNode } from 'react'
import * as v from 'valibot'
import { islandMarkup, nameOfProps } from './island-markup.ts'
import { type IslandDefinition, scriptJson, type Triggers } from '../island.ts'
import { type Render, useRender } from './render-context.ts'
import { Inserted } from './slots.tsx'
import { hydratableMarkup, staticMarkup } from './static-markup.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-island': {
        'data-name': string
        'data-id': string
        'data-when': Triggers
        'data-messages'?: string | undefined
        'data-scripts'?: string | undefined
        'data-parts'?: string | undefined
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
 * The props script is its last child and thereby its end marker. An island that throws is left out, and takes nothing else down.
 */
export function Island<Props extends object>(it: {
  of: IslandDefinition<Props>
  props: Props
  when: Triggers
  className?: string
}): ReactNode {
  const render = useRender()
  const id = `i${render.nextIsland()}-`
  const key = [keyOf(render, id, it), it.when, it.className].join('|')
  const markup = () => {
    const props = v.parse(it.of.props, it.props)
    const html = hydratableMarkup(render.shell(createElement(it.of.component, props)), { identifierPrefix: id })
    const { messages, scripts, parts } = render.islandAssets(it.of.name)
    return staticMarkup(
      <travel-island
        data-name={it.of.name}
        data-id={id}
        data-when={it.when}
        data-messages={messages}
        data-scripts={scripts?.join(' ')}
        data-parts={parts}
        class={it.className}
        dangerouslySetInnerHTML={{ __html: html + propsScript(props) }}
      />,
    )
  }
  const bytes = unlessItThrows(render, () => islandMarkup(key, markup))
  return bytes && <Inserted bytes={bytes} />
}

function unlessItThrows<Markup>(render: Render, make: () => Markup): Markup | undefined {
  try {
    return make()
  } catch (cause) {
    render.onFailed(cause)
    return undefined
  }
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
  const script = islandMarkup(`takeover|${keyOf(render, id, it)}`, () => propsScript(v.parse(it.of.props, it.props)))
  const { messages, scripts } = render.islandAssets(it.of.name)
  return (
    <travel-island
      data-name={it.of.name}
      data-id={id}
      data-when="hash"
      data-takeover=""
      data-messages={messages}
      data-scripts={scripts?.join(' ')}
      class={it.className}
    >
      <div data-server="">{it.children}</div>
      <Inserted bytes={script} />
    </travel-island>
  )
}

/** Everything an island's markup depends on; its props are plain JSON. */
function keyOf({ siteKey }: Render, id: string, { of, props }: { of: { name: string }; props: object }): string {
  return [siteKey, id, of.name, nameOfProps(props)].join('|')
}

function propsScript(props: object): string {
  return `<script type="application/json">${scriptJson(props)}</script>`
}
