import type { Bindings } from '../env.ts'

const local = 'http://localhost:8787,http://care.localhost:8787,http://localhost:5173'

export function siteOrigins({ SITE_ORIGINS }: Pick<Bindings, 'SITE_ORIGINS'>): string[] {
  return (SITE_ORIGINS || local).split(',').map((origin) => origin.trim())
}

/** Returns an address on one of the site's origins, or undefined: no screen redirects to another site. */
export function returnAddress(text: string | undefined, env: Pick<Bindings, 'SITE_ORIGINS'>): URL | undefined {
  const url = text === undefined ? null : URL.parse(text)
  return url && siteOrigins(env).includes(url.origin) ? url : undefined
}
