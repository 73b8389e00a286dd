import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from '../../src/contract/calls/table.ts'

const code = globSync('src/{islands,enhancements}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join()

const endpoints = Object.entries(calls).flatMap(([name, row]) => ('api' in row ? [{ name, ...row }] : []))
const isUnused = ({ api }: { api: object }) => 'unusedBecause' in api
/** The path as far as its first field, and the method: a post of a path that pages get is another call. */
const isCalled = ({ path, method }: { path: string; method: string }) => {
  const start = path.split('/:')[0] ?? path
  return method === 'post'
    ? new RegExp(`(apiPost\\('|/api)${start}`).test(code)
    : code.includes(`'${path}'`) || code.includes(`/api${start}`)
}

it('every endpoint is called by a page, or has a reason to exist without', () => {
  expect(endpoints.length).toBeGreaterThan(25)
  expect(endpoints.filter((row) => !isUnused(row) && !isCalled(row)).map(({ name }) => name)).toEqual([])
})

it('what is said to be unused is', () => {
  expect(endpoints.filter((row) => isUnused(row) && isCalled(row)).map(({ name }) => name)).toEqual([])
})
