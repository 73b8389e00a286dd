import type { Plugin } from 'vite'

/**
 * Leaves dynamic imports plain: Vite's wrapper (0.7 KB in the start script) would preload imports that an island's element lists anyway
 * (`src/hydration/browser/preload.ts`).
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
