import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const reader = resolve('src/hydration/browser/texts.tsx')

/** In built browser code a small reader of compiled texts stands in Lingui's place: nothing else of Lingui is needed there. */
export function browserTexts(): Plugin {
  return {
    name: 'escale-browser-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === '@lingui/core' || id === '@lingui/react' ? reader : undefined),
  }
}
