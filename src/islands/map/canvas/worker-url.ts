import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory
  }
}

let allowed = false

/**
 * Points MapLibre to its worker on our own origin. MapLibre starts it from a string, which Trusted Types refuse unless the page's
 * default policy lets it through: this one lets exactly that script through and nothing else. A page has one default policy.
 */
export function allowMapWorker(): void {
  if (allowed) return
  allowed = true
  const worker = new URL(workerUrl, location.href).href
  setWorkerUrl(worker)
  window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === worker ? url : null) })
}
