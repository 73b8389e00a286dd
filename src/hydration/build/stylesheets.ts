import type { Plugin } from 'vite'

/**
 * Builds the sheets of `src/styles/sheets` in an environment of their own, so that they include components that only the server renders. The
 * browser build's partial sheet is dropped.
 */
export function stylesheets(): Plugin[] {
  return [
    {
      name: 'escale-all-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'styles',
      // Vite drops a CSS module whose class names no script uses.
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
