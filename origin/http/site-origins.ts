import type { Bindings } from '../env.ts'

const local = 'http://localhost:8787,http://care.localhost:8787,http://localhost:5173'

/** The origins of the site; the first is the public one. */
export function siteOrigins({ SITE_ORIGINS }: Pick<Bindings, 'SITE_ORIGINS'>): string[] {
  return (SITE_ORIGINS || local).split(',').map((origin) => origin.trim())
}
