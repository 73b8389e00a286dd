import type { Plugin } from 'vite'

/**
 * Leaves out Vite's wrapper around dynamic imports, 0.6 KB of the start script: it preloads a chunk's sheets and scripts, and here chunks have
 * no sheets, and islands lists of their scripts (`island-files.ts`). Vite has no option for it.
 */
export function plainImports(): Plugin {
  return {
    name: 'escale-plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}
