import type { ReactNode } from 'react'
import type { Alternates } from '../src/contract/seo.ts'

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
  /** The same page in every market that has it, itself included; paths below each market's base. */
  readonly alternates?: Alternates
  readonly image?: string
  readonly jsonLd?: () => readonly object[]
  /** The content that it says everything of: at an address without a query it is written once for this object. */
  readonly of?: object
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
