import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Twenty characters that stand for the name until the code is known. It is a word, because the minifier keeps words as they are. */
export const placeholder = 'BUILD_ID_NOT_YET_SET'

/**
 * Defines `import.meta.env.BUILD_ID` for the site's worker: a name that changes with its code. Development and tests have none, as their code
 * may change at any time.
 */
export function buildId(): Plugin {
  return {
    name: 'escale-build-id',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'site',
    configEnvironment: (name) => (name === 'site' ? { define: { 'import.meta.env.BUILD_ID': JSON.stringify(placeholder) } } : undefined),
    renderChunk: (code) => (code.includes(placeholder) ? { code: named(code), map: null } : undefined),
  }
}

export function named(code: string): string {
  const name = createHash('sha256').update(code).digest('hex').slice(0, placeholder.length)
  return code.replaceAll(placeholder, name)
}
