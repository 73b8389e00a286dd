import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '../env.ts'
import { streetTilesOf } from '../street-tiles.ts'

/** What the policy depends on: forms may end at the payment provider and at the account application, and the map may load street tiles. */
type PolicyEnv = Pick<Env, 'PAYMENT_URL' | 'ACCOUNT_ORIGIN' | 'MAP_TILES_URL'>

const self = "'self'"
const nothing = "'none'"

/** `secure` adds what only makes sense over https. */
function headersFor(env: PolicyEnv, secure: boolean): MiddlewareHandler {
  // Vite's development server writes style elements and opens a socket.
  const development = import.meta.env.DEV
  const tiles = streetTilesOf(env)
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [nothing],
      scriptSrc: [self],
      styleSrc: development ? [self, "'unsafe-inline'"] : [self],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self],
      connectSrc: [self, ...(development ? ['ws:'] : []), ...(tiles ? [new URL(tiles.url).origin] : [])],
      workerSrc: [self],
      manifestSrc: [self],
      formAction: [self, ...new Set([env.PAYMENT_URL, env.ACCOUNT_ORIGIN].flatMap((address) => URL.parse(address)?.origin ?? []))],
      baseUri: [nothing],
      frameAncestors: [nothing],
      ...(development ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['escale', 'default'] }),
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

let known: { readonly key: string; readonly headers: MiddlewareHandler } | undefined

/** Sets the security headers on every response, errors and redirects included. */
export const security: MiddlewareHandler<{ Bindings: Env }> = (c, next) => {
  const secure = c.req.url.startsWith('https:')
  const key = [c.env.PAYMENT_URL, c.env.ACCOUNT_ORIGIN, c.env.MAP_TILES_URL, secure].join(' ')
  if (known?.key !== key) known = { key, headers: headersFor(c.env, secure) }
  return known.headers(c, next)
}
