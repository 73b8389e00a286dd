import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importTable, sharedByIslands } from '../../.ci/import-table.ts'

const rows = importTable.map(({ name, rooms, types = [], packages }) => {
  const named = packages === '*' ? ['every package'] : packages.map((it) => `\`${it}\``)
  const cells = [rooms.join(', '), types.map((it) => `types of ${it}`).join(', '), named.join(', ')]
  return `| ${name} | ${cells.filter(Boolean).join('; ')} |`
})

it('the import table of the documents is the one the linter reads', () => {
  const documented = readFileSync('docs/imports.md', 'utf8').replace(/ +\|/g, ' |').split('\n')
  expect(rows.filter((row) => !documented.includes(row))).toEqual([])
})

it('every folder of the import table exists', () => {
  const folders = importTable.flatMap(({ files }) => files.map((glob) => glob.replace(/\/\*.*$/, '')))
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

it('what islands share is no island: the registry does not name it', () => {
  const registry = readFileSync('src/islands/registry.ts', 'utf8')
  const folders = new Set(globSync('src/islands/*/*').map((file) => file.split('/')[2] ?? ''))
  const islands = [...folders].filter((name) => !sharedByIslands.includes(name))
  expect(islands.filter((name) => !registry.includes(`'./${name}/`))).toEqual([])
  expect(sharedByIslands.filter((name) => registry.includes(`'./${name}/`))).toEqual([])
})
