import type { Plugin } from 'vite'

/** Leaves out Vite's import wrapper (0.7 KB): `src/hydration/browser/preload.ts` preloads these files. */
export function plainImports(): Plugin {
  return {
    name: 'escale-plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
