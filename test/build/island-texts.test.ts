import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../../i18n/catalogues.ts'
import type { IslandFiles } from '../../src/hydration/build/island-messages.ts'
import { locales } from '../../src/market/markets.ts'

const read = (path: string) => readFileSync(`dist/client${path}`, 'utf8')
const islands: Readonly<Record<string, IslandFiles>> = JSON.parse(read('/.vite/islands.json'))

/** Returns the ids of texts that finished code names as a literal. */
function idsIn(scripts: readonly string[], known: Readonly<Record<string, unknown>>): string[] {
  const literals = scripts.flatMap((path) => [...read(path).matchAll(/["'`](?=([^"'`]+)["'`])/g)].map(([, literal = '']) => literal))
  return [...new Set(literals)].filter((id) => Object.hasOwn(known, id))
}

const textsAt = (path: string): Readonly<Record<string, unknown>> => (path ? JSON.parse(read(path).replace(/^export default /, '')) : {})

const partsOf = (list: string) =>
  list
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const [named = '', ...scripts] = part.split(' ')
      const [name = '', texts = ''] = named.split('=')
      return { name, texts, scripts }
    })

describe.each(locales)('the texts of islands in %s', (locale) => {
  const catalogue = catalogues[locale]

  it.each(Object.entries(islands))('%s has every text that its code names, as the catalogue has it', (_, { scripts, messages, parts }) => {
    const own = textsAt(messages[locale] ?? '')
    const missing = idsIn(scripts, catalogue).filter((id) => !Object.hasOwn(own, id))
    expect(missing).toEqual([])
    expect(own).toEqual(Object.fromEntries(Object.keys(own).map((id) => [id, catalogue[id]])))
    for (const part of partsOf(parts[locale] ?? '')) {
      const there = textsAt(part.texts)
      expect([part.name, idsIn(part.scripts, catalogue).filter((id) => !Object.hasOwn(there, id))]).toEqual([part.name, []])
    }
  })

  it('are not those of the whole site', () => {
    const inIslands = new Set(Object.values(islands).flatMap(({ messages }) => Object.keys(textsAt(messages[locale] ?? ''))))
    expect(inIslands.size).toBeGreaterThan(100)
    expect(inIslands.size).toBeLessThan(Object.keys(catalogue).length / 2)
  })
})
