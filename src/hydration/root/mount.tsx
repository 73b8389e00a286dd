import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandElement, MissingPart, TakeoverContext } from './island-root.ts'
import type { ShellModule } from '../browser/element.ts'

export interface Mounting {
  readonly island: ComponentType<never>
  readonly shell: ShellModule['default']
  readonly props: object
  readonly replay: () => void
  /** Called when an island throws after hydration: the visitor's work in it is lost. */
  readonly onCrash: () => void
}

/** Hydrates the server's markup, or renders beside it for a takeover. */
export function mount(element: HTMLElement, mounting: Mounting): void {
  const identifierPrefix = element.dataset['id'] ?? ''
  // The server has parsed the props with the island's schema.
  const Island = mounting.island as ComponentType<object>
  let hasWorked = false
  const served = [...element.querySelectorAll('details')]
  const onCommit = () => {
    // What was opened meanwhile stays open where React has rendered the island anew.
    if (!hasWorked) for (const [at, section] of element.querySelectorAll('details').entries()) section.open = (served[at] ?? section).open
    hasWorked = true
    mounting.replay()
  }
  const onFailure = (cause: unknown) => {
    fail(element, cause)
    if (hasWorked && !(cause instanceof MissingPart)) mounting.onCrash()
  }
  const tree = (
    <IslandElement value={element}>
      <mounting.shell>
        <Committed run={onCommit}>{createElement(Island, mounting.props)}</Committed>
      </mounting.shell>
    </IslandElement>
  )
  if (element.dataset['takeover'] === undefined) hydrate(element, tree, identifierPrefix, { onFailure, replay: mounting.replay })
  else takeOver(element, tree, identifierPrefix, onFailure)
}

function hydrate(
  element: HTMLElement,
  tree: ReactNode,
  identifierPrefix: string,
  { onFailure, replay }: { onFailure: (cause: unknown) => void; replay: () => void },
): void {
  // React empties a root that throws, so the markup is copied first.
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  hydrateRoot(element, tree, {
    identifierPrefix,
    onUncaughtError: (cause) => {
      onFailure(cause)
      element.replaceChildren(...served)
      replay()
    },
  })
}

function takeOver(element: HTMLElement, tree: ReactNode, identifierPrefix: string, onFailure: (cause: unknown) => void): void {
  const served = element.querySelector<HTMLElement>('[data-server]')
  const container = element.appendChild(document.createElement('div'))
  const show = (taken: boolean) => {
    if (served) served.hidden = taken
    container.hidden = !taken
  }
  show(false)
  const root = createRoot(container, {
    identifierPrefix,
    onUncaughtError: (cause) => {
      onFailure(cause)
      show(false)
    },
  })
  root.render(<TakeoverContext.Provider value={show}>{tree}</TakeoverContext.Provider>)
}

function fail(element: HTMLElement, cause: unknown): void {
  if (element.dataset['failed'] !== undefined) return
  element.dataset['failed'] = ''
  reportError(cause)
}

/** Runs after the effects of the island, which may listen to what is replayed, and with the choices that they read from the fields. */
function Committed({ run, children }: { run: () => void; children: ReactNode }): ReactNode {
  const [settled, settle] = useState(false)
  useEffect(() => (settled ? run() : settle(true)), [settled, run])
  return children
}
