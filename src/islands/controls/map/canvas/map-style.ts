import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { StreetTiles } from '../../../../contract/street-tiles.ts'
import type { Language } from '../../../../market/markets.ts'
import { streetLayers, streetsFrom, streetSource, streetTilesAddress } from './street-layers.ts'

const folder = '/map'

/** The zoom of a city, the last one at which our own tiles, of zoom 8, still show where something is. */
const ownZoom = 12
/** Streets and buildings; their tiles are of zoom 14. */
const streetZoom = 18

export const maxZoomOf = (tiles: StreetTiles | undefined): number => (tiles ? streetZoom : ownZoom)

/** Loads the style with absolute URLs, because tiles load in a worker. Throws on failure. */
export async function mapStyle(language: Language, tiles: StreetTiles | undefined, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(`${folder}/style.template.json`, { signal })
  if (!response.ok) throw new Error(`the map's style answered ${response.status}`)
  const text = await response.text()
  const style: StyleSpecification = JSON.parse(
    text.replaceAll('{lang}', language).replaceAll('{base}', new URL(folder, location.href).href),
  )
  return tiles ? withStreets(style, language, tiles) : style
}

/** Our own map until the zoom from which streets are drawn, so that no coarse coast is below a fine one. */
export function withStreets(style: StyleSpecification, language: Language, { url }: StreetTiles): StyleSpecification {
  const own = style.layers.map((layer) =>
    layer.type === 'background' ? layer : { ...layer, maxzoom: Math.min(layer.maxzoom ?? streetsFrom, streetsFrom) },
  )
  const source: SourceSpecification = { type: 'vector', tiles: [streetTilesAddress(url)], minzoom: streetsFrom, maxzoom: 14 }
  return { ...style, sources: { ...style.sources, [streetSource]: source }, layers: [...own, ...streetLayers(language)] }
}
