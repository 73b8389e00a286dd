import type { D1Database, Fetcher } from '@cloudflare/workers-types'

export interface Bindings {
  DB: D1Database
  /** Files of `origin/public`. */
  ASSETS: Fetcher
  /** Replaces the clock, in the time of the market: `yyyy-MM-dd` (noon) or `yyyy-MM-ddTHH:mm`. */
  TODAY?: string
  /** Origins of the site, comma-separated: allowed targets of links back from a stand-in screen. */
  SITE_ORIGINS?: string
}

export interface OriginEnv {
  Bindings: Bindings
}
