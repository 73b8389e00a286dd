/** The part of a KV namespace that the worker uses. */
export interface KeyValue {
  get: (key: string, options: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options: { expirationTtl: number }) => Promise<void>
}

/** A service bound to the worker. */
export interface Service {
  fetch: (request: Request | string, init?: { signal?: AbortSignal }) => Promise<Response>
}

/** Counts requests by key, and refuses those beyond its limit. */
export interface RequestLimit {
  limit: (request: { key: string }) => Promise<{ success: boolean }>
}

/** Bindings and variables of the worker (wrangler.toml; README, "Deploying"). */
export interface Env {
  CONTENT: KeyValue
  ASSETS: Service
  /** Messages of each address within the last hour. Without it each isolate counts for itself. */
  MESSAGES?: KeyValue
  /** Limits one client's requests to the islands' API, over all isolates of a place. Without it each isolate counts for itself. */
  API_LIMIT?: RequestLimit
  /** Locally: the reference origin, bound beside the site. In production upstream is reached by URL. */
  UPSTREAM?: Service
  API_URL: string
  GATEWAY_URL: string
  CMS_URL: string
  PICTURES_URL: string
  /** The collector of analytics; at the API's address without it. */
  ANALYTICS_URL?: string
  /** Browser-facing origin of the account, beneficiary and booking-lookup applications. */
  ACCOUNT_ORIGIN: string
  /**
   * Street-level vector tiles for the map, `{z}/{x}/{y}` or a PMTiles archive, OpenMapTiles schema; without them the map ends where our own
   * tiles do.
   */
  MAP_TILES_URL?: string
  /** Credit of the street tiles, plain text. */
  MAP_TILES_ATTRIBUTION?: string
  /** Browser-facing address of the payment provider. */
  PAYMENT_URL: string
  /** Signs returns from payment (HMAC-SHA-256), shared with the provider. Without it no payment is ever shown as confirmed. */
  PAYMENT_SECRET?: string
  /**
   * Address to which the CRM takes cases as forms ("web to case"), and the organisation's id there. Without it there is no contact form.
   */
  CRM_URL?: string
  CRM_ORG_ID?: string
  /** Site key of the challenge before a message is sent, with Turnstile's interface. Without it there is none. */
  CHALLENGE_SITE_KEY?: string
  /** Browser-facing script of the challenge, and the address of its verification; Turnstile's own by default. */
  CHALLENGE_SCRIPT_URL?: string
  CHALLENGE_VERIFY_URL?: string
  /** Shared with the challenge's service. Without it every verification fails. */
  CHALLENGE_SECRET?: string
  /** Browser-facing script of the messenger (README). Without it there is none. */
  MESSENGER_URL?: string
  /** "true" in production, where every market has the messenger. */
  PRODUCTION?: string
  /** Signs the content webhook (HMAC-SHA-256). Without it the webhook refuses everything. */
  CONTENT_SECRET?: string
  /** "true" where crawlers may index. */
  INDEXABLE: string
  /** "true" where Google's tag names visitors by its cookie `_ga`. */
  GOOGLE_ID?: string
  /** "true" where the wishlist and the recently viewed products are features of the site. */
  WISHLIST?: string
  RECENTLY_VIEWED?: string
  /** "true" where customers have accounts; elsewhere the account button opens the booking lookup. */
  ACCOUNTS?: string
  /** "true" where gifts are also sent by post, in the markets whose content sells that. */
  PHYSICAL_GIFTS?: string
  /** Experiments that are switched on, separated by spaces (`src/domain/experiments`); none without it. */
  EXPERIMENTS?: string
  /** JSON: host → market id, for markets with a host of their own. */
  MARKET_HOSTS: string
  /**
   * The site's public hosts, separated by spaces. Canonical addresses, alternates and sitemaps are on the first one; hosts that are not
   * listed are refused, and http is redirected. Without it every host is taken, and named by these addresses.
   */
  HOSTS?: string
  /**
   * OpenID provider of customer care, as its tokens name it, such as `https://accounts.google.com`. The `care.` hosts are closed until all
   * but the client secret is configured.
   */
  CARE_ISSUER?: string
  CARE_CLIENT_ID?: string
  /** For providers that require one for the exchange of a code, as Google does. */
  CARE_CLIENT_SECRET?: string
  /** Domains of the e-mail addresses that may sign in, separated by spaces. */
  CARE_EMAIL_DOMAINS?: string
  /** Signs the sessions of customer care (HMAC-SHA-256), 32 characters or more. Another one ends every session. */
  CARE_SESSION_SECRET?: string
  /** ISO instant that replaces the clock, for tests and demonstrations. */
  CLOCK?: string
  /** Multiplies the deadlines of upstream calls, for tests on a busy machine. */
  DEADLINE_FACTOR?: string
}
