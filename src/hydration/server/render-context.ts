import { createContext, useContext, type ReactNode } from 'react'

/** A place in a page's markup that its writer fills, in document order. */
export type Slot = Section | Fragment

/** A deferred section. */
export interface Section {
  readonly of: Promise<unknown>
  readonly pending: ReactNode
  readonly failed: ReactNode
  readonly render: (value: unknown) => ReactNode
}

/** Markup that was rendered before, in UTF-8: it goes into the page as it is, neither copied through React nor encoded again. */
export interface Fragment {
  readonly bytes: Uint8Array
}

/** What one render of one page shares: its slots, and the count that makes island prefixes unique. */
export interface Render {
  readonly slots: Slot[]
  readonly nextIsland: () => number
  /** Wraps a tree of its own (an island, a memoised fragment) in the contexts that every part of the page reads. */
  readonly shell: (tree: ReactNode) => ReactNode
  /** Names everything that the shell provides: equal keys, equal markup. */
  readonly siteKey: string
  /** Told of what was left out of the page, with its cause. */
  readonly onFailed: (cause: unknown) => void
  /** Asset URLs of an island's chunk and of the message file of the page's locale. */
  readonly islandAssets: (name: string) => IslandAssets
}

export interface IslandAssets {
  /** The island's code and all it imports, for preloading. */
  readonly scripts?: readonly string[] | undefined
  /** What it fetches on demand, by name: `DatesDraft /a.js /b.js;OpenGuests /c.js`. */
  readonly parts?: string | undefined
  readonly messages?: string | undefined
}

export const RenderContext = createContext<Render | undefined>(undefined)

export function useRender(): Render {
  const render = useContext(RenderContext)
  if (!render) throw new Error('rendered outside a page: islands and deferred sections need the page renderer')
  return render
}
