import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../../i18n/catalogues.ts'
import type { BuiltIsland } from '../../src/hydration/build/island-files.ts'
import type { IslandFiles } from '../../src/hydration/island.ts'
import { locales } from '../../src/market/markets.ts'

const read = (path: string) => readFileSync(`dist/client${path}`, 'utf8')
const islands: Readonly<Record<string, BuiltIsland>> = JSON.parse(read('/.vite/islands.json'))

/** Returns the ids of texts that finished code names as a literal. */
function idsIn(scripts: readonly string[], known: Readonly<Record<string, unknown>>): string[] {
  const literals = scripts.flatMap((path) => [...read(path).matchAll(/["'`](?=([^"'`]+)["'`])/g)].map(([, literal = '']) => literal))
  return [...new Set(literals)].filter((id) => Object.hasOwn(known, id))
}

const filesAt = (path: string): IslandFiles => JSON.parse(read(path).replace(/^export default /, ''))
const textsAt = (path: string): Readonly<Record<string, unknown>> => (path ? filesAt(path).texts : {})

describe.each(locales)('the texts of islands in %s', (locale) => {
  const catalogue = catalogues[locale]

  it.each(Object.entries(islands))('%s has every text that its code names, as the catalogue has it', (_, { lists }) => {
    const { texts: own, scripts, parts } = filesAt(lists[locale])
    const missing = idsIn(scripts, catalogue).filter((id) => !Object.hasOwn(own, id))
    expect(missing).toEqual([])
    expect(own).toEqual(Object.fromEntries(Object.keys(own).map((id) => [id, catalogue[id]])))
    for (const [name, [texts = '', ...code]] of Object.entries(parts)) {
      const there = textsAt(texts)
      expect([name, idsIn(code, catalogue).filter((id) => !Object.hasOwn(there, id))]).toEqual([name, []])
    }
  })

  it('are not those of the whole site', () => {
    const inIslands = new Set(Object.values(islands).flatMap(({ lists }) => Object.keys(textsAt(lists[locale]))))
    expect(inIslands.size).toBeGreaterThan(100)
    expect(inIslands.size).toBeLessThan(Object.keys(catalogue).length / 2)
  })
})
