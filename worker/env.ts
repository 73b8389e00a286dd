export interface KeyValue {
  get: (key: string, options: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options: { expirationTtl: number }) => Promise<void>
}

export interface Service {
  fetch: (request: Request | string, init?: { signal?: AbortSignal }) => Promise<Response>
}

export interface RequestLimit {
  limit: (request: { key: string }) => Promise<{ success: boolean }>
}

/** Bindings and variables (`wrangler.toml`, `docs/deploying.md`); switches are `"true"`. */
export interface Env {
  CONTENT: KeyValue
  ASSETS: Service
  /** Messages of each address within an hour; without it each isolate counts alone. */
  MESSAGES?: KeyValue
  /** A client's API requests at one location; without it each isolate counts alone. */
  API_LIMIT?: RequestLimit
  /** A client's forms that order, likewise. */
  ORDER_LIMIT?: RequestLimit
  /** The reference origin, local only; production reaches upstream by URL. */
  UPSTREAM?: Service
  API_URL: string
  GATEWAY_URL: string
  CMS_URL: string
  PICTURES_URL: string
  /** Collector of analytics; `API_URL` without it. */
  ANALYTICS_URL?: string
  /** Browser-facing origin of account, beneficiary and booking lookup. */
  ACCOUNT_ORIGIN: string
  /** Street tiles (`{z}/{x}/{y}` or PMTiles, OpenMapTiles schema); the map ends at our own tiles without it. */
  MAP_TILES_URL?: string
  /** Plain text. */
  MAP_TILES_ATTRIBUTION?: string
  /** Browser-facing. */
  PAYMENT_URL: string
  /** HMAC key of returns from payment; without it no payment is shown as confirmed. */
  PAYMENT_SECRET?: string
  /** Takes cases as forms ("web to case"); without it there is no contact form. */
  CRM_URL?: string
  CRM_ORG_ID?: string
  /** Challenge with Turnstile's interface; none without it. */
  CHALLENGE_SITE_KEY?: string
  /** Browser-facing script and verification; Turnstile's by default. */
  CHALLENGE_SCRIPT_URL?: string
  CHALLENGE_VERIFY_URL?: string
  /** Without it every verification fails. */
  CHALLENGE_SECRET?: string
  /** Browser-facing script of the messenger; none without it. */
  MESSENGER_URL?: string
  /** Every market has the messenger. */
  PRODUCTION?: string
  /** HMAC key of the content webhook, which refuses everything without it. */
  CONTENT_SECRET?: string
  INDEXABLE: string
  /** Whether Google's tag names visitors by its cookie `_ga`. */
  GOOGLE_ID?: string
  WISHLIST?: string
  RECENTLY_VIEWED?: string
  /** Without it the account button opens the booking lookup. */
  ACCOUNTS?: string
  /** Gifts by post, where content sells them. */
  PHYSICAL_GIFTS?: string
  /** Names separated by spaces (`src/domain/experiments`). */
  EXPERIMENTS?: string
  /** JSON: host → market id. */
  MARKET_HOSTS: string
  /** Public hosts separated by spaces, the canonical one first. Others are refused, http is redirected; without it every host is taken. */
  HOSTS?: string
  /** OpenID issuer of customer care, closed until all but the client secret is configured. */
  CARE_ISSUER?: string
  CARE_CLIENT_ID?: string
  /** Required by Google. */
  CARE_CLIENT_SECRET?: string
  /** E-mail domains that may sign in, separated by spaces. */
  CARE_EMAIL_DOMAINS?: string
  /** HMAC key of sessions, at least 32 characters; a new one ends every session. */
  CARE_SESSION_SECRET?: string
  /** ISO instant that replaces the clock. */
  CLOCK?: string
  /** Multiplies upstream deadlines, for tests on a busy machine. */
  DEADLINE_FACTOR?: string
}
