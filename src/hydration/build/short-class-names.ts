import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In builds a CSS module's class has a name of two or three characters instead of `Card-module-title`, and so have the design tokens: the
 * stylesheet is a tenth smaller, and so are the class names of every page. The names follow from the sources alone, so that stylesheet, browser code and worker agree.
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
    // Before files are named by their content: a class that was added must not leave other code under an old name.
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

/** Every class and animation of every CSS module, as the browser would know it. */
function classes(): string[] {
  return globSync('src/**/*.module.css').flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).map((name) => `${basename(file, '.module.css')}-module-${name}`),
  )
}

/** The custom properties that scripts never name. */
function tokens(): string[] {
  return readFileSync('src/styles/tokens.css', 'utf8').match(/--[\w-]+(?=:)/g) ?? []
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Names of a letter and a number, as no global class has. */
function shortened(long: readonly string[], prefix: string): [long: string, short: string][] {
  const sorted = [...new Set(long)].sort()
  return sorted.map((name, at) => [name, `${prefix}${letters[at % letters.length]}${Math.floor(at / letters.length)}`])
}

function namesIn(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map((found) => found[1] ?? '')
}
