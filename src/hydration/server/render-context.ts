import { createContext, useContext, type ReactNode } from 'react'

/** One deferred section of the page being rendered; the writer fills it in document order. */
export interface Slot {
  readonly of: Promise<unknown>
  readonly pending: ReactNode
  readonly failed: ReactNode
  readonly render: (value: unknown) => ReactNode
}

/** What one render of one page shares: its deferred sections, and the count that makes island prefixes unique. */
export interface Render {
  readonly slots: Slot[]
  readonly nextIsland: () => number
  /** Wraps a tree of its own (an island, a memoised fragment) in the contexts that every part of the page reads. */
  readonly shell: (tree: ReactNode) => ReactNode
  /** Names everything that the shell provides: equal keys, equal markup. */
  readonly siteKey: string
  /** Asset URLs of an island's chunk and of the message file of the page's locale. */
  readonly islandAssets: (name: string) => IslandAssets
}

export interface IslandAssets {
  readonly messages?: string | undefined
}

export const RenderContext = createContext<Render | undefined>(undefined)

export function useRender(): Render {
  const render = useContext(RenderContext)
  if (!render) throw new Error('rendered outside a page: islands and deferred sections need the page renderer')
  return render
}
