import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandElement, TakeoverContext } from './island-root.ts'
import type { Messages, Shell } from '../browser/element.ts'

export interface Mounting {
  readonly island: ComponentType<never>
  readonly shell: Shell
  readonly messages: Messages
  readonly props: object
  readonly replay: () => void
}

/** Hydrates the server's markup, or renders beside it for a takeover. */
export function mount(element: HTMLElement, mounting: Mounting): void {
  const identifierPrefix = element.dataset['id'] ?? ''
  // The server parsed the props with this island's schema.
  const Island = mounting.island as ComponentType<object>
  const tree = (
    <IslandElement value={element}>
      <mounting.shell messages={mounting.messages}>
        <Committed run={mounting.replay}>{createElement(Island, mounting.props)}</Committed>
      </mounting.shell>
    </IslandElement>
  )
  if (element.dataset['takeover'] === undefined) hydrate(element, tree, identifierPrefix, mounting.replay)
  else takeOver(element, tree, identifierPrefix)
}

function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix: string, replay: () => void): void {
  // React empties a root that throws; the visitor keeps the server's markup.
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  hydrateRoot(element, tree, {
    identifierPrefix,
    onUncaughtError: (cause) => {
      fail(element, cause)
      element.replaceChildren(...served)
      replay()
    },
  })
}

function takeOver(element: HTMLElement, tree: ReactNode, identifierPrefix: string): void {
  const served = element.querySelector<HTMLElement>(':scope > [data-server]')
  const container = element.appendChild(document.createElement('div'))
  const show = (taken: boolean) => {
    if (served) served.hidden = taken
    container.hidden = !taken
  }
  show(false)
  const root = createRoot(container, {
    identifierPrefix,
    onUncaughtError: (cause) => {
      fail(element, cause)
      show(false)
    },
  })
  root.render(<TakeoverContext.Provider value={show}>{tree}</TakeoverContext.Provider>)
}

/** Marks a failed island and reports it once; the rest of the page is unaffected. */
function fail(element: HTMLElement, cause: unknown): void {
  if (element.dataset['failed'] !== undefined) return
  element.dataset['failed'] = ''
  reportError(cause)
}

class Committed extends Component<{ run: () => void; children: ReactNode }> {
  override componentDidMount(): void {
    this.props.run()
  }
  override render(): ReactNode {
    return this.props.children
  }
}
