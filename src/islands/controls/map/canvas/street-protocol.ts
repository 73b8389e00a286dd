import { addProtocol } from 'maplibre-gl'
import { isTileArchive, type StreetTiles } from '../../../../contract/street-tiles.ts'
import { streetSource, type Streets, streetTilesAddress } from './street-layers.ts'

/** The closest zoom that servers of OpenMapTiles have. */
const serverMaxZoom = 14

/**
 * Loads tiles in the page: the policy of MapLibre's worker allows no other origin. Undefined for an unreadable archive, which leaves our
 * own map.
 */
export async function openStreets({ url }: StreetTiles): Promise<Streets | undefined> {
  if (!isTileArchive(url)) {
    addProtocol(streetSource, ({ url: tile }, { signal }) => fetchTile(tile.slice(streetTilesAddress('').length), signal))
    return { address: streetTilesAddress(url), maxZoom: serverMaxZoom }
  }
  try {
    const { openArchive } = await import('./street-archive.ts')
    const archive = await openArchive(url)
    addProtocol(streetSource, async ({ url: tile }, { signal }) => {
      const [z = 0, x = 0, y = 0] = tile.slice(streetTilesAddress('').length).split('/').map(Number)
      return { data: (await archive.tile(z, x, y, signal)) ?? empty() }
    })
    return { address: streetTilesAddress('{z}/{x}/{y}'), maxZoom: archive.maxZoom }
  } catch (cause) {
    console.warn('Error reading the archive of street tiles', cause)
    return undefined
  }
}

async function fetchTile(url: string, signal: AbortSignal): Promise<{ data: ArrayBuffer }> {
  const response = await fetch(url, { signal })
  if (response.status === 404 || response.status === 204) return { data: empty() }
  if (!response.ok) throw new Error(`a street tile answered ${response.status}`)
  return { data: await response.arrayBuffer() }
}

const empty = () => new ArrayBuffer(0)
