import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Shortens classes of CSS modules and design tokens; the stylesheet is a tenth smaller. Names depend only on the sources: stylesheet,
 * browser code and worker agree.
 */
export function shortClassNames(): Plugin {
  const names = new Map([...shortened(classes(), ''), ...shortened(tokens(), '--')])
  // A token only where CSS reads it: `a--ink` is also JavaScript.
  const rename = (code: string): string => code.replace(/\b\w+-module-[\w-]+|(?<=var\()--[\w-]+/g, (name) => names.get(name) ?? name)
  const renameSheet = (css: string): string => rename(css).replace(/--[\w-]+(?=:)/g, (name) => names.get(name) ?? name)
  return {
    name: 'escale-short-class-names',
    apply: 'build',
    enforce: 'post',
    // Before content hashing, or changed code could have an old file name.
    renderChunk: { order: 'post', handler: (code) => ({ code: rename(code), map: null }) },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = renameSheet(String(file.source))
        }
      },
    },
  }
}

function classes(): string[] {
  return globSync('src/**/*.module.css').flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).map((name) => `${basename(file, '.module.css')}-module-${name}`),
  )
}

function tokens(): string[] {
  return readFileSync('src/styles/tokens.css', 'utf8').match(/--[\w-]+(?=:)/g) ?? []
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A letter and a number, unlike any global class. */
function shortened(long: readonly string[], prefix: string): [long: string, short: string][] {
  const sorted = [...new Set(long)].sort()
  return sorted.map((name, at) => [name, `${prefix}${letters[at % letters.length]}${Math.floor(at / letters.length)}`])
}

function namesIn(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map((found) => found[1] ?? '')
}
