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
  readonly nextIsland: () => number
  readonly shell: (tree: ReactNode) => ReactNode
  /** Sites with equal keys have equal markup. */
  readonly siteKey: string
  readonly onFailed: (cause: unknown) => void
  readonly islandAssets: (name: string) => IslandAssets
}

export interface IslandAssets {
  readonly scripts?: readonly string[] | undefined
  /** Has the form `DatesDraft=/texts.js /a.js /b.js;OpenGuests /c.js`. */
  readonly parts?: string | undefined
  readonly messages?: string | undefined
}

export const RenderContext = createContext<Render | undefined>(undefined)

export function useRender(): Render {
  const render = useContext(RenderContext)
  if (!render) throw new Error('rendered outside a page: islands and deferred sections need the page renderer')
  return render
}
