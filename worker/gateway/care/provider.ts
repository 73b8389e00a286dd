import type { Env } from '../../env.ts'
import { acceptedSecrets, type SecretEnv } from '../../secrets.ts'

export interface Provider {
  /** The issuer exactly as its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly domains: readonly string[]
  /** Seals sessions and sign-ins. */
  readonly sessionSecret: string
  /** Open them: the one above, and another one while it is replaced. */
  readonly acceptedSecrets: readonly string[]
}

type ProviderEnv = Pick<Env, 'CARE_ISSUER' | 'CARE_CLIENT_ID' | 'CARE_CLIENT_SECRET' | 'CARE_EMAIL_DOMAINS'> &
  SecretEnv<'CARE_SESSION_SECRET'>

const minSecretLength = 32

export const googleIssuer = 'https://accounts.google.com'

/** Returns undefined, which closes customer care, unless the configuration is complete. */
export function providerOf(env: ProviderEnv): Provider | undefined {
  const { CARE_ISSUER: issuer, CARE_CLIENT_ID: clientId } = env
  const secrets = acceptedSecrets(env, 'CARE_SESSION_SECRET', minSecretLength)
  const [sessionSecret] = secrets
  const domains = (env.CARE_EMAIL_DOMAINS ?? '').toLowerCase().split(' ').filter(Boolean)
  if (!issuer || !clientId || !sessionSecret || domains.length === 0) return undefined
  if (!isTrustworthy(issuer)) return undefined
  return { issuer, clientId, clientSecret: env.CARE_CLIENT_SECRET || undefined, domains, sessionSecret, acceptedSecrets: secrets }
}

export function isTrustworthy(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}

export const isOfStaff = ({ domains }: Provider, email: string): boolean => domains.includes(domainOf(email))

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
