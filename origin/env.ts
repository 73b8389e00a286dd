import type { D1Database, Fetcher } from '@cloudflare/workers-types'

export interface Bindings {
  DB: D1Database
  /** Files of `origin/public`. */
  ASSETS: Fetcher
  /** Replaces the clock, in the time of the market: `yyyy-MM-dd` (noon) or `yyyy-MM-ddTHH:mm`. */
  TODAY?: string
  /** Origins of the site, comma-separated: allowed targets of links back from a stand-in screen. */
  SITE_ORIGINS?: string
  /** ISO instant that replaces the clock where an instant is written, such as a signature's. */
  CLOCK?: string
  /** Signs the outcome of a payment (HMAC-SHA-256), shared with the site. */
  PAYMENT_SECRET: string
}

export interface OriginEnv {
  Bindings: Bindings
}
