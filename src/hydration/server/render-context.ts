import { createContext, useContext, type ReactNode } from 'react'

export type Slot = DeferredSection | Fragment

export interface DeferredSection {
  readonly data: Promise<unknown>
  readonly pending: ReactNode
  readonly failed: ReactNode
  readonly render: (value: unknown) => ReactNode
}

/** UTF-8 markup that does not pass through React. */
export interface Fragment {
  readonly bytes: Uint8Array
}

export interface Render {
  readonly slots: Slot[]
  /** Returns another prefix of ids for each island. */
  readonly nextIsland: () => string
  readonly shell: Shell
  /** Absent where nothing that is rendered may outlast the request. */
  readonly lasting?: Lasting | undefined
  /** Sites with equal keys have equal markup, but for experiments. */
  readonly siteKey: string
  /** The experiments whose variation the visitor sees. */
  readonly variations: readonly string[]
  readonly onFailed: (cause: unknown) => void
  /** Returns the URL of the module that lists an island's files. */
  readonly islandFiles: (name: string) => string | undefined
}

/**
 * Provides what markup may depend on beside its props. `experiments` is given around markup that other visitors get too: those that it may
 * show, and rendering throws where it shows another one.
 */
export type Shell = (tree: ReactNode, experiments?: readonly string[]) => ReactNode

/** What a section of content may depend on beside its content (`ContentSection`). */
export interface Lasting {
  /** Names everything that `shell` provides but experiments, and the build that renders it. */
  readonly key: string
  readonly shell: Shell
  /** Names the state of an object of content. Undefined for an object that did not come from content. */
  readonly versionOf: (content: object) => string | undefined
  /** Equal JSON has equal hashes. */
  readonly hashOf: (json: object) => string
}

export const RenderContext = createContext<Render | undefined>(undefined)

export function useRender(): Render {
  const render = useContext(RenderContext)
  if (!render) throw new Error('rendered outside a page: islands and deferred sections need the page renderer')
  return render
}

/** Returns undefined where `make` throws, and reports why. */
export function unlessItThrows<Made>({ onFailed }: Render, make: () => Made): Made | undefined {
  try {
    return make()
  } catch (cause) {
    onFailed(cause)
    return undefined
  }
}
