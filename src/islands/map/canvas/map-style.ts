import type { StyleSpecification } from 'maplibre-gl'
import type { Language } from '../../../market/markets.ts'

const folder = '/map'

/** The base map's style with its labels in a market's language. Tiles load in a worker, so their URLs are absolute. Throws when it does not come. */
export async function mapStyle(language: Language, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(`${folder}/style.template.json`, { signal })
  if (!response.ok) throw new Error(`the map's style answered ${response.status}`)
  const text = await response.text()
  return JSON.parse(text.replaceAll('{lang}', language).replaceAll('{base}', new URL(folder, location.href).href))
}
