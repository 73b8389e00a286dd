import type { Plugin } from 'vite'

/**
 * In a build a dynamic import is an import, and nothing else. Vite's own wrapper (0.7 KB in the loader) would preload what a chunk
 * needs; an island's element names all its files (`src/hydration/browser/preload.ts`), and there is one style sheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'escale-plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
