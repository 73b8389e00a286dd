import type { D1Database, Fetcher } from '@cloudflare/workers-types'

/** Bindings and variables of the reference origin (origin/wrangler.toml). */
export interface Bindings {
  DB: D1Database
  /** origin/public: pictures, map, stand-in scripts. */
  ASSETS: Fetcher
  /** Replaces the clock: `yyyy-MM-dd` (noon) or `yyyy-MM-ddTHH:mm`, in the time of whichever market asks. */
  TODAY?: string
  /** Origins of the site, comma-separated: where the stand-in screens may send a visitor back to. */
  SITE_ORIGINS?: string
}

/** The Hono environment of every router of the origin. */
export interface OriginEnv {
  Bindings: Bindings
}
