import { createElement, type ReactNode } from 'react'
import { parse } from '../../validation/compiled.ts'
import { type IslandDefinition, islandEnd, type Triggers } from '../island.ts'
import { identityOf, remembered } from './memo/markup-memory.ts'
import { Pieces, piecesOf } from './memo/pieces.tsx'
import { unlessItThrows, useRender } from './render-context.ts'
import { Inserted } from './slots.tsx'
import { hydratableMarkup, staticMarkup } from './static-markup.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-island': {
        'data-name': string
        'data-id': string
        'data-when': Triggers
        'data-files'?: string | undefined
        'data-takeover'?: '' | undefined
        'data-early'?: string | undefined
        class?: string | undefined
        dangerouslySetInnerHTML?: { __html: string }
        children?: ReactNode
      }
    }
  }
}

/** An island is a root of its own, which the browser hydrates with the same identifier prefix. It is left out if it throws. */
export function Island<Props extends object>(island: {
  island: IslandDefinition<Props>
  props: Props
  when: Triggers
  /** The part is loaded with the island if the page's address contains `address`. */
  early?: { readonly address: string; readonly part: string }
  /** Its markup is remembered for the whole site, and shows no experiment. */
  shared?: boolean
  className?: string
}): ReactNode {
  const render = useRender()
  const { name, component, props: schema, written } = island.island
  const id = render.nextIsland()
  const element = (experiments?: readonly string[]) => {
    const props = parse(schema, island.props)
    const html = hydratableMarkup(render.shell(createElement(component, props), experiments), { identifierPrefix: id })
    return (
      <travel-island
        data-name={name}
        data-id={id}
        data-when={island.when}
        data-files={render.islandFiles(name)}
        data-early={island.early && `${island.early.address} ${island.early.part}`}
        class={island.className}
        dangerouslySetInnerHTML={{ __html: html + islandEnd(written?.(props) ?? props) }}
      />
    )
  }
  if (!island.shared) return unlessItThrows(render, () => element())
  // By value: props of islands are plain JSON, and often made for the request from content that stays the same.
  const key = [id, identityOf(component), JSON.stringify(island.props), island.when, render.siteKey].join('|')
  const markup = unlessItThrows(render, () => remembered(key, () => piecesOf(staticMarkup(element([])))))
  return markup && <Pieces markup={markup} />
}

const utf8 = new TextEncoder()

/**
 * Section that an island replaces when the hash carries state, once the island has content. Its server markup may have deferred sections.
 */
export function Takeover<Props extends object>(island: {
  island: IslandDefinition<Props>
  props: Props
  className?: string
  children: ReactNode
}): ReactNode {
  const render = useRender()
  const id = render.nextIsland()
  const end = utf8.encode(islandEnd(parse(island.island.props, island.props)))
  return (
    <travel-island
      data-name={island.island.name}
      data-id={id}
      data-when="hash"
      data-takeover=""
      data-files={render.islandFiles(island.island.name)}
      class={island.className}
    >
      <div data-server="">{island.children}</div>
      <Inserted bytes={end} />
    </travel-island>
  )
}
