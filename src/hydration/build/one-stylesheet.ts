import type { Plugin } from 'vite'

/**
 * The site has one stylesheet, built from `src/styles/all.ts` in an environment of its own: also the rules of components that only the
 * server renders are in it. The browser code's build needs the class names only; its own, partial sheet is left out.
 */
export function oneStylesheet(): Plugin[] {
  return [
    {
      name: 'escale-all-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'styles',
      // Vite leaves out a CSS module whose class names no script uses.
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
