import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { registry } from './registry.ts'

const folders = globSync('src/islands/*/island.ts').map((file) => basename(dirname(file)))

it('every island is in the registry, under the name of its folder', () => {
  expect(Object.keys(registry).toSorted()).toEqual(folders.toSorted())
})

it.each(Object.entries(registry))('%s is loaded from its own folder', (name, load) => {
  expect(load.toString()).toContain(`/src/islands/${name}/`)
})

it.each(folders)('%s is declared under that name', async (folder) => {
  const module: Record<string, { name: string }> = await import(`./${folder}/island.ts`)
  expect(Object.values(module).map(({ name }) => name)).toContain(folder)
})
