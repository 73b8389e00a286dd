import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sheets } from '../../src/styles/sheets.ts'

const modules = globSync('src/**/*.module.css')

/** Files that a sheet's globs name. */
function filesOf(globs: readonly string[]): string[] {
  const patterns = globs.map((glob) => ({ not: glob.startsWith('!'), files: new Set(globSync(glob.replace(/^!?\//, ''))) }))
  return modules.filter(
    (path) => patterns.some(({ not, files }) => !not && files.has(path)) && !patterns.some(({ not, files }) => not && files.has(path)),
  )
}

const filesBySheet = Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [name, filesOf(sheet.modules)]))

/** Documents of their own, which a loader returns instead of its page. */
const otherDocuments = 'routes/pages/not-found/'

/** Returns a file with everything that its document renders. */
function importedBy(start: string): Set<string> {
  const found = new Set([start])
  for (const file of found) {
    if (!/\.tsx?$/.test(file) || (file !== start && file.startsWith(otherDocuments))) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)[ (]*'(\.[^']+)'/g))
      found.add(join(dirname(file), path))
  }
  return found
}

/** The sheets that the page's own files name in one line, for loaders by folder. */
const pages = globSync('routes/pages/*/load.tsx').map((loader) => {
  const own = globSync(`${dirname(loader)}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'))
  const [named = ''] = /(?<= sheet: ).*/.exec(own.join('\n')) ?? []
  return { loader, named: Object.keys(sheets).filter((name) => named.includes(`'${name}'`)) }
})

describe('stylesheets', () => {
  it('have every module once', () => {
    expect(Object.values(filesBySheet).flat().toSorted()).toEqual(modules.toSorted())
  })

  it.each(pages)('of $loader have the rules of all its components', ({ loader, named }) => {
    const loaded = new Set(['site', ...named].flatMap((name) => filesBySheet[name] ?? []))
    const missing = [...importedBy(loader)].filter((file) => file.endsWith('.module.css') && !loaded.has(file))
    expect(missing).toEqual([])
  })

  it('style no element for standing after any other: Chromium then restyles all that stands around one that is put in', () => {
    const withoutComments = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    expect(globSync('src/**/*.css').filter((path) => /\*\s*[+~]\s*\*/.test(withoutComments(path)))).toEqual([])
  })

  it('of the frame are on every page, those of partners and customer care where their frames are', () => {
    const loaded = new Set(['site', 'partner', 'care'].flatMap((name) => filesBySheet[name] ?? []))
    const missing = [...importedBy('worker/render/Document.tsx')].filter((file) => file.endsWith('.module.css') && !loaded.has(file))
    expect(missing).toEqual([])
  })
})
