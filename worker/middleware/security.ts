import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'

const permissions = ['camera', 'microphone', 'payment', 'usb', 'browsing-topics', 'interest-cohort'].map((name) => `${name}=()`).join(', ')

/** The headers of every answer; `secure` adds what only makes sense over https. Forms may end at the payment provider and the account application. */
export function securityHeaders(env: Env, secure: boolean): Record<string, string> {
  const outside = [...new Set([new URL(env.PAYMENT_URL).origin, new URL(env.ACCOUNT_ORIGIN).origin])].join(' ')
  // Vite's development server writes style elements and opens a socket.
  const development = import.meta.env.DEV
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${outside}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types escale default']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `geolocation=(self), ${permissions}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

/** Sets them on whatever answer comes back, errors and redirects included. */
export const security: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next()
  // Hono's own `header` makes another answer of a finished one each time.
  const { headers } = c.res
  for (const [name, value] of headersOf(c.env, c.req.url.startsWith('https:'))) headers.set(name, value)
}

let known: { env: Pick<Env, 'PAYMENT_URL' | 'ACCOUNT_ORIGIN'>; secure: boolean; headers: [string, string][] } | undefined

/** The same for every request to a deployment over one protocol. */
function headersOf(env: Env, secure: boolean): [string, string][] {
  if (known?.env.PAYMENT_URL !== env.PAYMENT_URL || known.env.ACCOUNT_ORIGIN !== env.ACCOUNT_ORIGIN || known.secure !== secure)
    known = {
      env: { PAYMENT_URL: env.PAYMENT_URL, ACCOUNT_ORIGIN: env.ACCOUNT_ORIGIN },
      secure,
      headers: Object.entries(securityHeaders(env, secure)),
    }
  return known.headers
}
