import type { ReactNode } from 'react'
import type { HomePage } from '../src/contract/cms/home-page.ts'
import type { Picture } from '../src/contract/picture.ts'
import type { Alternates } from '../src/contract/seo.ts'
import type { PageSheet } from '../src/styles/sheets.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'

/** The head is final before the first byte. The body may have deferred sections. */
export interface PageDocument {
  readonly status?: number
  readonly head: Head
  readonly caching: Caching
  readonly frame: Frame
  /** What components and islands of this page know beside the site. */
  readonly view?: Pick<SiteView, 'redeeming'>
  /** Scripts of other services, which the security policy must allow on this page. */
  readonly foreignScripts?: readonly string[]
  /** For the header `Set-Cookie`, which only the cookie of paid orders may have, on a personal page. */
  readonly cookie?: string
  /** For the header `Retry-After`, in seconds. */
  readonly retryAfter?: number
  readonly body: ReactNode
}

/** A response with headers of its own, such as a calendar file. */
export interface PageFile {
  readonly file: Response
}

export type Frame =
  /** The content chooses the promo bar of the page and the sections of its footer. */
  | { readonly kind: 'full'; readonly page: 'home'; readonly content: Pick<HomePage, 'promoBar' | 'footer'> }
  | { readonly kind: 'full'; readonly page: 'search' | 'product' | 'other' }
  | { readonly kind: 'simple'; readonly back: string }
  | { readonly kind: 'bare' }

export interface Head {
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** A path with the market's base. It is absent on a 404. */
  readonly canonical?: string
  /** The same page in all markets, as paths below the base of each market. */
  readonly alternates?: Alternates
  /** The page in the languages of its country, where search engines know none of them. */
  readonly languages?: Alternates | undefined
  /** Shown where the page is shared. Without it, the picture of the brand is shown. */
  readonly picture?: Pick<Picture, 'url' | 'alt'>
  /** Stylesheets that the page needs beside the site's. */
  readonly sheet?: PageSheet | readonly PageSheet[]
  readonly jsonLd?: () => readonly object[]
  /** A later page has no alternates, because other markets may have fewer pages. */
  readonly laterPage?: boolean
  readonly prev?: string
  readonly next?: string
}

export interface Caching {
  /** How long a shared cache may serve the page. 0 keeps it out of shared caches. */
  readonly seconds: number
  /** Not even the browser may store a personal page. */
  readonly personal?: true
  /** How many seconds a shared cache may serve the page stale while it is refreshed; ten times as long as fresh by default. */
  readonly stale?: number
  /** The page is purged by these tags. */
  readonly tags: readonly string[]
}
