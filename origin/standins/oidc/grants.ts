/** The sign-in that an authorization code completes. */
export interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string
  /** PKCE, S256. */
  readonly challenge: string
  readonly email: string
  /** Epoch milliseconds. */
  readonly until: number
}

/** Milliseconds in which a code is exchanged. */
const validity = 60_000
const maxGrants = 1000

const grants = new Map<string, Grant>()

/** Makes a code, good once and for a minute. */
export function codeFor(grant: Omit<Grant, 'until'>): string {
  const [oldest] = grants.keys()
  if (grants.size >= maxGrants && oldest !== undefined) grants.delete(oldest)
  const code = crypto.randomUUID()
  grants.set(code, { ...grant, until: Date.now() + validity })
  return code
}

/** The grant of a code; undefined for one that is unknown, used or too old. */
export function redeemed(code: string): Grant | undefined {
  const grant = grants.get(code)
  grants.delete(code)
  return grant && grant.until > Date.now() ? grant : undefined
}
