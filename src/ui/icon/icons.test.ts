import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings, iconNames } from './icon-names.ts'

it('every name is in the file, and no other', () => {
  const drawn = [...readFileSync('src/ui/icon/icons.svg', 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn.toSorted()).toEqual([...iconNames, ...drawings].toSorted())
})

it('every icon is used', () => {
  const sources = globSync('{src,routes}/**/*.{ts,tsx}', { exclude: ['**/icon-names.ts', '**/*.test.{ts,tsx}'] })
  const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  const unused = [...iconNames, ...drawings].filter((name) => !new RegExp(`(?<=["'])${name}(?=["'])`).test(code))
  expect(unused).toEqual([])
})
