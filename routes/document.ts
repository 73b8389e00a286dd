import type { ReactNode } from 'react'
import type { HomePage } from '../src/contract/cms/home-page.ts'
import type { Picture } from '../src/contract/picture.ts'
import type { Alternates } from '../src/contract/seo.ts'
import type { PageSheet } from '../src/styles/sheets.ts'

/** The head is final before the first byte; the body may have deferred sections. */
export interface PageDocument {
  readonly status?: number
  readonly head: Head
  readonly caching: Caching
  readonly frame: Frame
  /** For the security policy. */
  readonly foreignScripts?: readonly string[]
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number
  readonly body: ReactNode
}

/** With its own headers. */
export interface PageFile {
  readonly file: Response
}

export type Frame =
  /** Content with its own promo bar and choice of footer parts. */
  | { readonly kind: 'full'; readonly page: 'home'; readonly content: Pick<HomePage, 'promoBar' | 'footer'> }
  | { readonly kind: 'full'; readonly page: 'search' | 'product' | 'other' }
  | { readonly kind: 'simple'; readonly back: string }
  | { readonly kind: 'bare' }

export interface Head {
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** Path with the market's base; absent on a 404. */
  readonly canonical?: string
  /** The same page in all markets; paths below each base. */
  readonly alternates?: Alternates
  /** For shared links; the brand's by default. */
  readonly picture?: Pick<Picture, 'url' | 'alt'>
  /** Stylesheets beside the site's. */
  readonly sheet?: PageSheet | readonly PageSheet[]
  readonly jsonLd?: () => readonly object[]
  /** Has no alternates: other markets may have fewer pages. */
  readonly laterPage?: boolean
  readonly prev?: string
  readonly next?: string
}

export interface Caching {
  /** Seconds in a shared cache; 0 forbids it. */
  readonly seconds: number
  /** Not even the browser stores it. */
  readonly personal?: true
  /** Seconds it may be served stale. */
  readonly stale?: number
  /** By which the page is purged. */
  readonly tags: readonly string[]
}
