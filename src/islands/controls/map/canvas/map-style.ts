import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '../../../../market/markets.ts'
import { streetLayers, type Streets, streetsFrom, streetSource } from './street-layers.ts'

const folder = '/map'

/** As close as a city, since our own tiles, of zoom 8, show no more. */
const ownZoom = 12
/** As close as buildings, which tiles of about zoom 14 have. */
const streetZoom = 18

export const maxZoomOf = (streets: Streets | undefined): number => (streets ? streetZoom : ownZoom)

/** Our own map's style, with absolute addresses because tiles load in a worker. Throws when it cannot be fetched. */
export async function ownStyle(language: Language, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(`${folder}/style.template.json`, { signal })
  if (!response.ok) throw new Error(`the map's style answered ${response.status}`)
  const text = await response.text()
  return JSON.parse(text.replaceAll('{lang}', language).replaceAll('{base}', new URL(folder, location.href).href))
}

/** Adds streets to our own map, which ends where they begin: its coarse coast must not show below a fine one. */
export function withStreets(style: StyleSpecification, language: Language, { address, maxZoom }: Streets): StyleSpecification {
  const own = style.layers.map((layer) =>
    layer.type === 'background' ? layer : { ...layer, maxzoom: Math.min(layer.maxzoom ?? streetsFrom, streetsFrom) },
  )
  const source: SourceSpecification = { type: 'vector', tiles: [address], minzoom: streetsFrom, maxzoom: maxZoom }
  return { ...style, sources: { ...style.sources, [streetSource]: source }, layers: [...own, ...streetLayers(language)] }
}
