import { type Configuration, faultsOfProduction } from './production.ts'

/** What the check reads of wrangler's configuration. */
export interface Deployment {
  readonly vars: Readonly<Record<string, unknown>>
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string }[]
  readonly analytics_engine_datasets?: readonly { readonly binding: string }[]
  readonly routes?: readonly (string | { readonly pattern: string })[]
  readonly route?: string | { readonly pattern: string }
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
  const { PRODUCTION, HOSTS } = configuration
  return [
    ...(PRODUCTION === 'true' ? [] : ['PRODUCTION is not "true"']),
    ...(secrets ? [] : ['the secrets cannot be listed: sign in with `wrangler login`, or name a file with `--secrets`']),
    ...faultsOfProduction(configuration).filter((fault) => secrets || !/^\w+_SECRET is missing$/.test(fault)),
    ...Object.keys(deployment.vars)
      .filter((name) => /_SECRET(_ACCEPTED)?$/.test(name))
      .map((name) => `${name} is a variable, which everybody with access to the code can read: make it a secret`),
    ...namespaces.flatMap((name) => namespaceFault(deployment, name)),
    ...(typeof HOSTS === 'string' ? routeFaults(deployment, HOSTS) : []),
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

/** A host without a route never reaches the worker. */
function routeFaults({ routes = [], route }: Deployment, hosts: string): string[] {
  const patterns = [...routes, ...(route === undefined ? [] : [route])].map((one) => (typeof one === 'string' ? one : one.pattern))
  const isRouted = (host: string) => patterns.some((pattern) => pattern.split('/')[0] === host || covers(pattern, host))
  return hosts
    .split(' ')
    .filter((host) => host !== '' && !isRouted(host))
    .map((host) => `no route leads ${host} to the worker`)
}

function covers(pattern: string, host: string): boolean {
  const [name = ''] = pattern.split('/')
  return name.startsWith('*') && host.endsWith(name.slice(1))
}
