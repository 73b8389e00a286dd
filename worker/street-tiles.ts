import * as v from 'valibot'
import { isTileArchive, type StreetTiles } from '../src/contract/street-tiles.ts'
import type { Env } from './env.ts'

/** Tiles come over https or from this machine, from a PMTiles archive or from an XYZ address with every placeholder. */
const Address = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => isTileArchive(text) || ['{z}', '{x}', '{y}'].every((part) => text.includes(part))),
  v.check((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(text)),
)

export function streetTilesOf(env: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): StreetTiles | undefined {
  const url = v.safeParse(Address, env.MAP_TILES_URL)
  return url.success ? { url: url.output, attribution: env.MAP_TILES_ATTRIBUTION ?? '' } : undefined
}
