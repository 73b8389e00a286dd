import { contactSettingsOf } from '../contact-settings.ts'
import type { Env } from '../env.ts'
import { marketHosts } from '../gateway/market-hosts.ts'

/** The texts of the configuration, with their names: variables and secrets. */
export type Configuration = Readonly<Partial<Record<keyof Env, unknown>>>

type Name = keyof Env & string

interface Requirement {
  readonly name: Name
  /** Whether production cannot do without it. */
  readonly isNeeded: (configuration: Configuration) => boolean
  /** Says what is wrong with a value, as the end of a sentence that its name begins. */
  readonly fault: (value: string) => string | undefined
}

const always = () => true
const never = () => false
const beside =
  (other: Name) =>
  (configuration: Configuration): boolean =>
    textOf(configuration, other) !== ''

/** Names that no public address has (RFC 2606, RFC 6761, RFC 9476), and numbers in place of names. */
const standInHost = /(^|\.)(localhost|internal|local|test|invalid|example|example\.(com|net|org))$|^[\d.]+$|^\[/

/** Keys of Turnstile that always pass or fail, and those of the stand-ins of the reference origin. */
const testKey = /^[123]x0{8}|stand-?in/i

const anyText = () => undefined
const noStandIn = (value: string): string | undefined => (testKey.test(value) ? 'is a test key' : undefined)
const secret =
  (minLength: number) =>
  (value: string): string | undefined =>
    value.length < minLength ? `is shorter than ${minLength} characters` : noStandIn(value)

function address(value: string): string | undefined {
  const url = URL.parse(value)
  if (url?.protocol !== 'https:') return 'is no https address'
  return standInHost.test(url.hostname) ? 'is the address of a stand-in' : undefined
}

function hosts(value: string): string | undefined {
  const standIn = value.split(' ').find((host) => standInHost.test(host.replace(/:\d+$/, '')))
  return standIn && `has ${standIn}, which is a stand-in`
}

function hostsOfMarkets(value: string): string | undefined {
  try {
    return hosts(Object.keys(marketHosts({ MARKET_HOSTS: value })).join(' '))
  } catch {
    return 'is no JSON object of hosts with markets'
  }
}

const needed = (names: readonly Name[], fault: Requirement['fault']): Requirement[] =>
  names.map((name) => ({ name, isNeeded: always, fault }))
const optional = (names: readonly Name[], fault: Requirement['fault']): Requirement[] =>
  names.map((name) => ({ name, isNeeded: never, fault }))

const upstreamAddresses = ['API_URL', 'GATEWAY_URL', 'CMS_URL', 'PICTURES_URL'] as const

/** What production must have. The deployment's check, `/healthz` and the robots tags all read this table. */
const requirements: readonly Requirement[] = [
  ...needed(['INDEXABLE'], (value) => (value === 'true' ? undefined : 'is not "true": no search engine keeps a page')),
  ...needed(['HOSTS'], hosts),
  ...needed(['MARKET_HOSTS'], hostsOfMarkets),
  ...needed([...upstreamAddresses, 'ACCOUNT_ORIGIN', 'PAYMENT_URL'], address),
  ...optional(['ANALYTICS_URL', 'MAP_TILES_URL', 'CRM_URL', 'CHALLENGE_SCRIPT_URL', 'CHALLENGE_VERIFY_URL'], address),
  ...optional(['MESSENGER_URL', 'CARE_ISSUER'], address),
  ...needed(['PAYMENT_SECRET', 'CONTENT_SECRET'], secret(16)),
  ...needed(['GIFT_SESSION_SECRET'], secret(32)),
  ...optional(['PAYMENT_SECRET_ACCEPTED', 'CONTENT_SECRET_ACCEPTED'], secret(16)),
  ...optional(['GIFT_SESSION_SECRET_ACCEPTED', 'CARE_SESSION_SECRET_ACCEPTED'], secret(32)),
  { name: 'CRM_ORG_ID', isNeeded: beside('CRM_URL'), fault: (value) => (/^00D0+$/.test(value) ? 'is a test key' : undefined) },
  { name: 'CHALLENGE_SITE_KEY', isNeeded: never, fault: noStandIn },
  { name: 'CHALLENGE_SECRET', isNeeded: beside('CHALLENGE_SITE_KEY'), fault: noStandIn },
  { name: 'CARE_CLIENT_ID', isNeeded: beside('CARE_ISSUER'), fault: anyText },
  { name: 'CARE_EMAIL_DOMAINS', isNeeded: beside('CARE_ISSUER'), fault: hosts },
  { name: 'CARE_SESSION_SECRET', isNeeded: beside('CARE_ISSUER'), fault: secret(32) },
  ...optional(['CLOCK', 'DEADLINE_FACTOR'], () => 'is for tests only'),
]

const textOf = (configuration: Configuration, name: Name): string => {
  const value = configuration[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a sentence for each fault of a configuration for production. No sentence has a secret in it. */
export function faultsOfProduction(configuration: Configuration): readonly string[] {
  const faults = requirements.flatMap(({ name, isNeeded, fault }) => {
    const value = textOf(configuration, name)
    if (value === '') return isNeeded(configuration) ? `${name} is missing` : []
    const found = fault(value)
    return found === undefined ? [] : `${name} ${found}`
  })
  return configuration.UPSTREAM === undefined ? faults : [...faults, 'UPSTREAM is bound: a stand-in answers all calls']
}

/** Configured texts do not change while an isolate lives. */
const knownFaults = new WeakMap<object, readonly string[]>()

/** Returns the faults of a production, and none of what says that it is no production. */
export function configurationFaults(env: Configuration): readonly string[] {
  const known = knownFaults.get(env)
  if (known) return known
  const faults = env.PRODUCTION === 'true' ? faultsOfProduction(env) : []
  knownFaults.set(env, faults)
  return faults
}

/** A production with a fault shows prices of a stand-in, or has addresses that are not ours: no search engine may keep its pages. */
export const isIndexable = (env: Configuration): boolean => env.INDEXABLE === 'true' && configurationFaults(env).length === 0

/** Returns what keeps every page from being made, whether in production or not. */
export function fatalFaults(env: Env): readonly string[] {
  const faults = upstreamAddresses.filter((name) => !URL.canParse(env[name])).map((name) => `${name} is no address`)
  if (hostsOfMarkets(env.MARKET_HOSTS)?.startsWith('is no')) faults.push('MARKET_HOSTS cannot be read')
  try {
    contactSettingsOf(env)
  } catch {
    faults.push('an address of CRM, challenge or messenger cannot be used')
  }
  return env.CONTENT === undefined ? [...faults, 'CONTENT is not bound'] : faults
}
