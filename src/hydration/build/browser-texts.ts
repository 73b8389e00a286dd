import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const reader = resolve('src/hydration/root/texts.tsx')

/** Replaces Lingui in browser code by a small reader. */
export function browserTexts(): Plugin {
  return {
    name: 'escale-browser-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === '@lingui/core' || id === '@lingui/react' ? reader : undefined),
  }
}
