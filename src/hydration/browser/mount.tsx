import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { TakeoverContext } from '../takeover.ts'
import type { Messages, Shell } from './element.ts'

export interface Mounting {
  readonly island: ComponentType<never>
  readonly shell: Shell
  readonly messages: Messages
  readonly props: object
  /** Plays again what the visitor did before the island was there. */
  readonly replay: () => void
}

/** Gives an island its root: hydrates the server's markup, or, for a takeover, renders beside it. */
export function mount(element: HTMLElement, it: Mounting): void {
  const identifierPrefix = element.dataset['id'] ?? ''
  // The props came out of the server's schema for this very island.
  const Island = it.island as ComponentType<object>
  const tree = (
    <it.shell messages={it.messages}>
      <Committed run={it.replay}>{createElement(Island, it.props)}</Committed>
    </it.shell>
  )
  if (element.dataset['takeover'] === undefined) hydrate(element, tree, identifierPrefix)
  else takeOver(element, tree, identifierPrefix)
}

function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix: string): void {
  // React empties a root that throws; the visitor keeps the server's markup.
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  hydrateRoot(element, tree, {
    identifierPrefix,
    onUncaughtError: (cause) => {
      fail(element, cause)
      element.replaceChildren(...served)
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

/** An island that throws takes nothing else down: it is marked and reported once. */
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
