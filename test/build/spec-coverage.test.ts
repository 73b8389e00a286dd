import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { specCoverage } from '../../.ci/spec-coverage.ts'

const { problems, table } = specCoverage()

it('every rule of the specification has a test that carries its id', () => {
  expect(problems).toEqual([])
})

it('docs/spec-coverage.md is up to date (npm run spec writes it)', () => {
  expect(readFileSync('docs/spec-coverage.md', 'utf8')).toBe(table)
})
