import type { Plugin } from 'vite'

const empty = '\0browser-only'

/** What an island imports on demand only ever runs in a browser (the map): the worker's bundle does not carry it. */
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
