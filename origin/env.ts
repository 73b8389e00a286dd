import type { D1Database, Fetcher } from '@cloudflare/workers-types'

export interface Bindings {
  DB: D1Database
  /** Serves the files of `origin/public`. */
  ASSETS: Fetcher
  /** Replaces the clock, in the time of the market: `yyyy-MM-dd` (noon) or `yyyy-MM-ddTHH:mm`. */
  TODAY?: string
  /** The origins of the site, separated by commas. Links back from a stand-in screen may lead only there. */
  SITE_ORIGINS?: string
  /** An ISO instant that replaces the clock where an instant is written, such as that of a signature. */
  CLOCK?: string
  /** The key that signs the outcome of a payment (HMAC-SHA-256). The site has the same one. */
  PAYMENT_SECRET: string
}

export interface OriginEnv {
  Bindings: Bindings
}
