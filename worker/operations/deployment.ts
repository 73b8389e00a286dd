import * as v from 'valibot'
import { careHost } from '../../src/market/public-address.ts'
import { type Configuration, faultsOfProduction } from './production.ts'

type Route = string | { readonly pattern: string; readonly custom_domain?: boolean }

/** What the check reads of wrangler's configuration. */
export interface Deployment {
  readonly vars: Readonly<Record<string, unknown>>
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string }[]
  readonly analytics_engine_datasets?: readonly { readonly binding: string }[]
  readonly routes?: readonly Route[]
  readonly route?: Route
}

/** Stands for a stored secret, whose value nobody can read. */
export const storedSecret = 'the value of a stored secret is not known'

const namespaceId = /^[\da-f]{32}$/

/** The namespaces without which the site serves, but refreshes no content, or counts in each isolate alone. */
const namespaces = ['CONTENT', 'MESSAGES', 'CARE_SESSIONS'] as const

/**
 * Returns a sentence for each fault. `secrets` has their values by name, or is undefined where they are not known, which is a fault of its
 * own: what cannot be checked must not pass.
 */
export function faultsOfDeployment(deployment: Deployment, secrets: Readonly<Record<string, string>> | undefined): readonly string[] {
  const configuration: Configuration = { ...deployment.vars, ...secrets }
  const { PRODUCTION } = configuration
  return [
    ...(PRODUCTION === 'true' ? [] : ['PRODUCTION is not "true"']),
    ...(secrets ? [] : ['the secrets cannot be listed: sign in with `wrangler login`, or name a file with `--secrets`']),
    ...faultsOfProduction(configuration).filter((fault) => secrets || !/^\w+_SECRET is missing$/.test(fault)),
    ...Object.keys(deployment.vars)
      .filter((name) => /_SECRET(_ACCEPTED)?$/.test(name))
      .map((name) => `${name} is a variable, which everybody with access to the code can read: make it a secret`),
    ...namespaces.flatMap((name) => namespaceFault(deployment, name)),
    ...routeFaults(deployment, hostsOf(deployment)),
    ...((deployment.analytics_engine_datasets ?? []).some(({ binding }) => binding === 'OPERATIONS')
      ? []
      : ['OPERATIONS is not bound: no figures are written']),
  ]
}

function namespaceFault({ kv_namespaces: bound = [] }: Deployment, name: string): string[] {
  const found = bound.find(({ binding }) => binding === name)
  if (!found) return [`${name} is not bound`]
  return namespaceId.test(found.id ?? '') ? [] : [`${name} has no id of a namespace of KV`]
}

/** The hosts of the site, of markets with a host of their own, and of customer care where it is open. */
function hostsOf({ vars: { HOSTS, MARKET_HOSTS, CARE_ISSUER } }: Deployment): readonly string[] {
  const shared = typeof HOSTS === 'string' ? HOSTS.split(' ').filter(Boolean) : []
  const ofMarkets = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), MARKET_HOSTS)
  const hosts = [...shared, ...(ofMarkets.success ? Object.keys(ofMarkets.output) : [])]
  return typeof CARE_ISSUER === 'string' && CARE_ISSUER !== '' ? [...hosts, ...hosts.map((host) => careHost + host)] : hosts
}

/** A host without a route never reaches the worker, nor do paths beside those of a pattern. A domain of the worker's own has all of them. */
function routeFaults({ routes = [], route }: Deployment, hosts: readonly string[]): string[] {
  const all = [...routes, ...(route === undefined ? [] : [route])]
  const names = all.flatMap((one) => {
    const { pattern, custom_domain: isWhole = false } = typeof one === 'string' ? { pattern: one } : one
    if (isWhole) return pattern
    return pattern.endsWith('/*') && pattern.indexOf('/') === pattern.length - 2 ? pattern.slice(0, -2) : []
  })
  const isRouted = (host: string) => names.some((name) => (name.startsWith('*') ? host.endsWith(name.slice(1)) : host === name))
  return hosts.filter((host) => !isRouted(host)).map((host) => `no route leads all of ${host} to the worker`)
}
