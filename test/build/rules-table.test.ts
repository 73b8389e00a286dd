import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of a table: section (S before those of the search specification in the booking table), rule, files in back quotes, tests as `file` and name, separated by `<br>`. */
const rowsOf = (table: string) =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => /^\| S?\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, section = '', rule = '', where = '', tests = '']) => ({ section, rule, where, tests: tests.split('<br>') }))

const tables = ['docs/rules-search.md', 'docs/rules-booking.md']

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a test file has a test, a table of tests or a group of this name. */
function isNamedIn(code: string, name: string): boolean {
  return new RegExp(`\\(\\s*(['"\`])${escaped(name)}\\1,`).test(code)
}

describe('the table from rule to test', () => {
  it('has every group of rules', () => {
    const rows = rowsOf('docs/rules-search.md')
    expect(rowsOf('docs/rules-booking.md').length).toBeGreaterThan(80)
    expect(rows.length).toBeGreaterThan(200)
    expect(new Set(rows.map(({ section }) => section.charAt(0)))).toEqual(new Set(['2', '3', '4', '5', '6', '7', '8', '9']))
  })

  it.each(tables)('%s names files that are there, and tests that are in them', (table) => {
    const wrong = rowsOf(table).flatMap(({ rule, where, tests }) => {
      const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      const lost = files.filter((file) => !existsSync(file))
      const missing = tests.filter((test) => {
        const [, file = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? []
        return !existsSync(file) || name === '' || !isNamedIn(readFileSync(file, 'utf8'), name)
      })
      return [...(files.length === 0 ? [`${rule}: no file`] : []), ...lost, ...missing].map((what) => `${rule} → ${what}`)
    })
    expect(wrong).toEqual([])
  })
})
