import type { Bindings } from '../env.ts'
import { siteOrigins } from '../http/site-origins.ts'

/** Returns an address on one of the site's origins, or undefined: no screen redirects to another site. */
export function returnAddress(text: string | undefined, env: Pick<Bindings, 'SITE_ORIGINS'>): URL | undefined {
  const url = text === undefined ? null : URL.parse(text)
  return url && siteOrigins(env).includes(url.origin) ? url : undefined
}
