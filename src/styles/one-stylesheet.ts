import type { Plugin } from 'vite'

/**
 * Keeps every CSS module that `components.ts` names in the stylesheet, also when no browser code uses its class names: Vite would drop it
 * as unused, since for it a CSS module has no effect but its names. The names themselves are still left out where unused.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'escale:one-stylesheet',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
