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

/** MapLibre passes a string, which Trusted Types refuse: the page's only default policy allows exactly this script. */
export function allowMapWorker(): void {
  if (allowed) return
  allowed = true
  const worker = new URL(workerUrl, location.href).href
  setWorkerUrl(worker)
  window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === worker ? url : null) })
}
