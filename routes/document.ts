import type { ReactNode } from 'react'
import type { HomePage } from '../src/contract/cms/home-page.ts'
import type { Picture } from '../src/contract/picture.ts'
import type { Alternates } from '../src/contract/seo.ts'
import type { PageSheet } from '../src/styles/sheets/names.ts'

/** The head is final before the first byte; the body may contain deferred sections. */
export interface PageDocument {
  readonly status?: number
  readonly head: Head
  readonly caching: Caching
  /** `full`: header, navigation, footer. `simple`: the checkout's header with a back link. `bare`: only the body. */
  readonly frame: Frame
  /** Addresses of other services' scripts: the page's security policy names their origins. */
  readonly foreignScripts?: readonly string[]
  /** Seconds after which a refused request may be sent again. */
  readonly retryAfter?: number
  readonly body: ReactNode
}

/** A file at the address of a page, with its own headers. */
export interface PageFile {
  readonly file: Response
}

export type Frame =
  /** The content of a home page has its own promo bar, and chooses parts of the footer. */
  | { readonly kind: 'full'; readonly page: 'home'; readonly content: Pick<HomePage, 'promoBar' | 'footer'> }
  | { readonly kind: 'full'; readonly page: 'search' | 'product' | 'other' }
  | { readonly kind: 'simple'; readonly back: string }
  | { readonly kind: 'bare' }

export interface Head {
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** Path with the market's base; absent on pages without one (404). */
  readonly canonical?: string
  /** The same page in all its markets; paths below each market's base. */
  readonly alternates?: Alternates
  /** Shown where the address is shared; the brand's by default. */
  readonly picture?: Pick<Picture, 'url' | 'alt'>
  /** The stylesheets beside the one of the site. */
  readonly sheet?: PageSheet | readonly PageSheet[]
  readonly jsonLd?: () => readonly object[]
  /** A later page of a list: no other market need have as many. */
  readonly laterPage?: boolean
  readonly prev?: string
  readonly next?: string
}

export interface Caching {
  /** Seconds a shared cache may serve the page; 0 forbids storing it. */
  readonly seconds: number
  /** Not even the visitor's browser stores it. */
  readonly personal?: true
  /** Seconds it may serve the page stale while it refreshes. */
  readonly stale?: number
  /** Tags by which the page is purged. */
  readonly tags: readonly string[]
}
