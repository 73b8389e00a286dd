import { addProtocol } from 'maplibre-gl'
import { streetSource, streetTilesAddress } from './street-layers.ts'

/**
 * Loads the provider's tiles from the page: the worker that MapLibre would load them in has the policy of our own files, which allows no other
 * origin; the page's names the provider's.
 */
export function allowStreetTiles(): void {
  addProtocol(streetSource, async ({ url }, { signal }) => {
    const response = await fetch(url.slice(streetTilesAddress('').length), { signal })
    if (response.status === 404 || response.status === 204) return { data: new ArrayBuffer(0) }
    if (!response.ok) throw new Error(`a street tile answered ${response.status}`)
    return { data: await response.arrayBuffer() }
  })
}
