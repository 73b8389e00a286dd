import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('every CSS module has a name of its own: class names are made from it', () => {
  const names = globSync('../**/*.module.css', { cwd: import.meta.dirname }).map((path) => basename(path))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
