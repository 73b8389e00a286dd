export interface KeyValue {
  get: (key: string, options: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options: { expirationTtl: number }) => Promise<void>
}

/** The same store with values that are bytes. */
export interface KeyBytes {
  get: (key: string, options: { type: 'arrayBuffer'; cacheTtl: number }) => Promise<ArrayBuffer | null>
  put: (key: string, value: Uint8Array<ArrayBuffer>, options: { expirationTtl: number }) => Promise<void>
}

export interface Service {
  fetch: (request: Request | string, init?: { signal?: AbortSignal }) => Promise<Response>
}

export interface RequestLimit {
  limit: (request: { key: string }) => Promise<{ success: boolean }>
}

/** A dataset of Workers Analytics Engine. A stand-in may take its time. */
export interface Dataset {
  writeDataPoint: (point: { indexes: string[]; blobs: string[]; doubles: number[] }) => void | Promise<void>
}

/** Bindings and variables (`wrangler.toml`, `docs/deploying.md`). A switch is on when it is `"true"`. */
export interface Env {
  CONTENT: KeyValue & KeyBytes
  /** `false` renders all of every page anew, should stored sections ever be wrong. */
  STORED_SECTIONS?: string
  /** Browsers may fetch pages ahead unless it is "false". */
  SPECULATION?: string
  ASSETS: Service
  /** Counts each address's messages of the last hour. Without it each isolate counts alone. */
  MESSAGES?: KeyValue
  /** Sessions of customer care that were signed out. Without it each isolate knows only those that it ended. */
  CARE_SESSIONS?: KeyValue
  /** Counts a client's API requests at one location. Without it each isolate counts alone. */
  API_LIMIT?: RequestLimit
  /** Counts a client's forms that order at one location. Without it each isolate counts alone. */
  ORDER_LIMIT?: RequestLimit
  /** Counts a client's forms with codes of gifts at one location. Without it each isolate counts alone. */
  CODE_LIMIT?: RequestLimit
  /** Counts the forms with one code and an e-mail address at one location. Without it each isolate counts alone. */
  SIGN_IN_LIMIT?: RequestLimit
  /** What requests and renderings did (`worker/operations/columns.ts`). Without it nothing is written. */
  OPERATIONS?: Dataset
  /** The reference origin, for local use only: in production upstream services are reached by their URLs. */
  UPSTREAM?: Service
  API_URL: string
  GATEWAY_URL: string
  CMS_URL: string
  PICTURES_URL: string
  /** The collector of analytics; `API_URL` takes its place where it is missing. */
  ANALYTICS_URL?: string
  /** The origin, as browsers reach it, of account and booking lookup. */
  ACCOUNT_ORIGIN: string
  /** Street tiles in the OpenMapTiles schema, as `{z}/{x}/{y}` or as PMTiles. Without them the map goes no closer than our own tiles. */
  MAP_TILES_URL?: string
  MAP_TILES_ATTRIBUTION?: string
  /** The payment page as browsers reach it. */
  PAYMENT_URL: string
  /** The HMAC key of returns from payment. Without it no payment is shown as confirmed. */
  PAYMENT_SECRET?: string
  /** Another key that is accepted while a secret is replaced, of this one and three others (`docs/operations.md`). */
  PAYMENT_SECRET_ACCEPTED?: string
  /** Takes cases as forms ("web to case"). Without it there is no contact form. */
  CRM_URL?: string
  CRM_ORG_ID?: string
  /** The key of a challenge with Turnstile's interface. Without it there is no challenge. */
  CHALLENGE_SITE_KEY?: string
  /** The script and the verification of the challenge, which are Turnstile's own by default. */
  CHALLENGE_SCRIPT_URL?: string
  CHALLENGE_VERIFY_URL?: string
  /** Without the secret every verification fails. */
  CHALLENGE_SECRET?: string
  /** The messenger's script as browsers reach it. Without it there is no messenger. */
  MESSENGER_URL?: string
  PRODUCTION?: string
  /** The HMAC key of the content webhook. Without it the webhook refuses everything. */
  CONTENT_SECRET?: string
  CONTENT_SECRET_ACCEPTED?: string
  INDEXABLE: string
  /** Whether Google's tag recognises visitors by its cookie `_ga`. */
  GOOGLE_ID?: string
  WISHLIST?: string
  RECENTLY_VIEWED?: string
  /** Without accounts the account button opens the booking lookup. */
  ACCOUNTS?: string
  /** Whether gifts are sent by post, where content sells them so. */
  PHYSICAL_GIFTS?: string
  /** The experiments that run, as names separated by spaces (`src/domain/experiments`). */
  EXPERIMENTS?: string
  MARKET_HOSTS: string
  /**
   * Public hosts separated by spaces, the canonical one first. Other hosts are refused and http is redirected; without the variable every
   * host is accepted.
   */
  HOSTS?: string
  /** The OpenID issuer of customer care, which stays closed until all its variables but the client secret are set. */
  CARE_ISSUER?: string
  CARE_CLIENT_ID?: string
  CARE_CLIENT_SECRET?: string
  /** The e-mail domains whose staff may sign in, separated by spaces. */
  CARE_EMAIL_DOMAINS?: string
  /** The HMAC key of sessions, at least 32 characters long. */
  CARE_SESSION_SECRET?: string
  CARE_SESSION_SECRET_ACCEPTED?: string
  /** Encrypts the codes that beneficiaries have signed in with; at least 32 characters long. Without it nobody can sign in. */
  GIFT_SESSION_SECRET?: string
  GIFT_SESSION_SECRET_ACCEPTED?: string
  /** An ISO instant that replaces the clock. */
  CLOCK?: string
  /** Multiplies the deadlines of upstream calls and the waits for content, for tests on a busy machine. */
  DEADLINE_FACTOR?: string
}
