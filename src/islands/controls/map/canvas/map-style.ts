import type { StyleSpecification } from 'maplibre-gl'
import type { Language } from '../../../../market/markets.ts'

const folder = '/map'

/** Loads the style with absolute URLs, because tiles load in a worker. Throws on failure. */
export async function mapStyle(language: Language, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(`${folder}/style.template.json`, { signal })
  if (!response.ok) throw new Error(`the map's style answered ${response.status}`)
  const text = await response.text()
  return JSON.parse(text.replaceAll('{lang}', language).replaceAll('{base}', new URL(folder, location.href).href))
}
