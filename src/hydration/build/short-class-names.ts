import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In builds a CSS module's class has a name of two or three characters instead of `Card-module-title`: the stylesheet is a tenth smaller, and so
 * are the class names of every page. The names follow from the sources alone, so that stylesheet, browser code and worker agree.
 */
export function shortClassNames(): Plugin {
  const { names, pattern } = shortened()
  const rename = (code: string): string => code.replace(pattern, (name) => names.get(name) ?? name)
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
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = rename(String(file.source))
        }
      },
    },
  }
}

/** Every class and animation of every CSS module with its short name, and what finds the long ones. */
function shortened(): { names: ReadonlyMap<string, string>; pattern: RegExp } {
  const files = globSync('src/**/*.module.css')
  const long = files.flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => `${basename(file, '.module.css')}-module-${name}`))
  const sorted = [...new Set(long)].sort()
  const names = new Map(sorted.map((name, at) => [name, `_${at.toString(36)}`]))
  return { names, pattern: /\b\w+-module-[\w-]+/g }
}

function namesIn(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map((found) => found[1] ?? '')
}
