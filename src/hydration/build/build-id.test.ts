import { expect, it } from 'vitest'
import { named, placeholder } from './build-id.ts'

const codeOf = (rest: string) => `const build = "${placeholder}"; ${rest}`

it('a build is named by its code', () => {
  expect(named(codeOf('a()'))).toMatch(/^const build = "[\da-f]{20}"; a\(\)$/)
  expect(named(codeOf('a()'))).toBe(named(codeOf('a()')))
  expect(named(codeOf('b()')).slice(0, 38)).not.toBe(named(codeOf('a()')).slice(0, 38))
})
