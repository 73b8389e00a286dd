import type { Plugin } from 'vite'

const empty = '\0browser-only'

/** Removes the islands' dynamic imports, such as the map, from the worker's bundle. */
export function browserOnly(): Plugin {
  return {
    name: 'escale-browser-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'site',
    resolveDynamicImport: (_, importer) => (importer?.includes('/src/islands/') ? empty : undefined),
    resolveId: (id) => (id === empty ? id : undefined),
    load: (id) => (id === empty ? 'export {}' : undefined),
  }
}
