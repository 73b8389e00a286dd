import type { ReactNode } from 'react'
import type { Locale } from '../src/market/markets.ts'

/** A page as its loader answers it: everything of the head is settled before the first byte, the body may hold deferred sections. */
export interface PageDocument {
  readonly status?: number
  readonly head: Head
  readonly caching: Caching
  /** `full`: header, navigation, footer. `simple`: the checkout's header with a back link. `bare`: only the body. */
  readonly frame: Frame
  readonly body: ReactNode
}

export type Frame =
  | { readonly kind: 'full'; readonly page: 'home' | 'search' | 'product' | 'other' }
  | { readonly kind: 'simple'; readonly back: string }
  | { readonly kind: 'bare' }

export interface Head {
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** Path (with the market's base), or undefined where a page has none (404). */
  readonly canonical?: string
  /** The same page elsewhere: locale → path. Includes the page itself. */
  readonly alternates?: readonly { readonly locale: Locale; readonly path: string }[]
  readonly image?: string
  readonly jsonLd?: readonly object[]
  /** Neighbours of a paginated list. */
  readonly prev?: string
  readonly next?: string
}

export interface Caching {
  /** Seconds a shared cache may serve the page as is; 0 keeps it out of shared caches. */
  readonly seconds: number
  /** Seconds it may serve it stale while it fetches anew. */
  readonly stale?: number
  /** What the page depends on: purged by these names. */
  readonly tags: readonly string[]
}
