export interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string
  readonly challenge: string
  readonly email: string
  /** In epoch milliseconds. */
  readonly until: number
}

const validity = 60_000
const maxGrants = 1000

const grants = new Map<string, Grant>()

/** Returns a code that is good once, for a minute. */
export function codeFor(grant: Omit<Grant, 'until'>): string {
  const [oldest] = grants.keys()
  if (grants.size >= maxGrants && oldest !== undefined) grants.delete(oldest)
  const code = crypto.randomUUID()
  grants.set(code, { ...grant, until: Date.now() + validity })
  return code
}

/** Returns undefined for a code that is unknown, used or too old. */
export function redeemed(code: string): Grant | undefined {
  const grant = grants.get(code)
  grants.delete(code)
  return grant && grant.until > Date.now() ? grant : undefined
}
