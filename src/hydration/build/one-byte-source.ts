import type { Plugin } from 'vite'

/**
 * Escapes the characters of the worker's code that are beyond Latin-1. V8 keeps the source of a module in the heap, and one such character
 * makes it keep two bytes for each of four million.
 */
export function oneByteSource(): Plugin {
  return {
    name: 'escale-one-byte-source',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'site',
    // Earlier the bundler would write the characters out again.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
      },
    },
  }
}

/** An escape, whose second character is no start of another, or a character of two bytes. */
const pattern = /\\[^\u0100-\uffff]|\\?([\u0100-\uffff])/g

/** Texts, templates and expressions read an escape as the character. A raw template would not: there is none. */
export const escaped = (code: string): string =>
  code.replace(pattern, (found, unit?: string) => (unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
