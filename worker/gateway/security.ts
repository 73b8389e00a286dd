import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '../env.ts'
import { streetTilesOf } from '../street-tiles.ts'
import { foreignScriptsHeader } from '../foreign-scripts.ts'

type PolicyEnv = Pick<Env, 'PAYMENT_URL' | 'ACCOUNT_ORIGIN' | 'MAP_TILES_URL'>

const self = "'self'"
const nothing = "'none'"

interface Policy {
  readonly env: PolicyEnv
  readonly secure: boolean
  /** The origins whose scripts and frames this page needs from other services. */
  readonly foreignScripts: readonly string[]
}

function headersFor({ env, secure, foreignScripts }: Policy): MiddlewareHandler {
  // Vite's development server writes style elements and opens a socket.
  const development = import.meta.env.DEV
  const tiles = streetTilesOf(env)
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [nothing],
      scriptSrc: [self, ...foreignScripts],
      styleSrc: development ? [self, "'unsafe-inline'"] : [self],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self],
      connectSrc: [self, ...(development ? ['ws:'] : []), ...(tiles ? [new URL(tiles.url).origin] : [])],
      workerSrc: [self],
      ...(foreignScripts.length > 0 && { frameSrc: [...foreignScripts] }),
      manifestSrc: [self],
      formAction: [self, ...new Set([env.PAYMENT_URL, env.ACCOUNT_ORIGIN].flatMap((address) => URL.parse(address)?.origin ?? []))],
      baseUri: [nothing],
      frameAncestors: [nothing],
      // Scripts of other services write markup without trusted types.
      ...(development || foreignScripts.length > 0 ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['escale', 'default'] }),
      ...(secure && { upgradeInsecureRequests: [] }),
    },
    permissionsPolicy: {
      geolocation: ['self'],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: secure && 'max-age=63072000; includeSubDomains; preload',
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

const known = new Map<string, MiddlewareHandler>()
const nothingMore = () => Promise.resolve()

/** Sets the headers on every response, errors and redirects included, once its foreign scripts are known. */
export const security: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next()
  const scripts = c.res.headers.get(foreignScriptsHeader)
  const foreignScripts = scripts === null ? [] : [...new Set(scripts.split(' ').flatMap((address) => URL.parse(address)?.origin ?? []))]
  if (scripts !== null) c.res.headers.delete(foreignScriptsHeader)
  const secure = c.req.url.startsWith('https:')
  const key = [c.env.PAYMENT_URL, c.env.ACCOUNT_ORIGIN, c.env.MAP_TILES_URL, secure, ...foreignScripts].join(' ')
  const headers = known.get(key) ?? headersFor({ env: c.env, secure, foreignScripts })
  known.set(key, headers)
  await headers(c, nothingMore)
}
