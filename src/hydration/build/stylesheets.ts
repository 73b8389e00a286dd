import type { Plugin } from 'vite'

/**
 * Builds `src/styles/sheets` in an environment of their own, with components that only the server renders. Drops the browser build's
 * partial sheet.
 */
export function stylesheets(): Plugin[] {
  return [
    {
      name: 'escale-all-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'styles',
      // Vite drops CSS modules whose class names no script uses.
      transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
    },
    {
      name: 'escale-no-partial-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle(_, bundle) {
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
      },
    },
  ]
}
