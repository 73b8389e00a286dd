import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { facts } from '../../origin/catalogue/content/static/facts.ts'

const verdicts = ['conforms', 'does not conform', 'not judged', 'not applicable'] as const
/** The number of criteria of each theme of RGAA 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const document = readFileSync('docs/accessibility.md', 'utf8')
const rowsOf = (pattern: RegExp) =>
  [...document.matchAll(pattern)].map(([line]) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()))
const criteria = rowsOf(/^\| \d+\.\d+ +\| .*$/gm).filter((cells) => cells.length > 3)
const countsOf = (rows: readonly (readonly string[])[]) => verdicts.map((verdict) => rows.filter(([, , given]) => given === verdict).length)

describe('the audit', () => {
  it('has every criterion of RGAA 4.1.2 once, in order, with a verdict', () => {
    const expected = themes.flatMap((count, theme) => Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`))
    expect(criteria.map(([id]) => id)).toEqual(expected)
    expect(criteria.filter(([, , verdict]) => !verdicts.some((each) => each === verdict))).toEqual([])
  })

  it('names the test or the place in code that holds what conforms, and lists what does not', () => {
    expect(criteria.filter(([, , verdict, why = '']) => verdict === 'conforms' && !/`[\w.-]+\/|axe/.test(why)).map(([id]) => id)).toEqual(
      [],
    )
    const [, known = ''] = document.split(/^## (?:Known faults|1\. )/m)
    expect(criteria.filter(([id, , verdict]) => verdict === 'does not conform' && !known.includes(`| ${id} `)).map(([id]) => id)).toEqual(
      [],
    )
  })

  it('is summed up by theme as its rows say', () => {
    const summed = rowsOf(/^\| (?:\d+\. \w|all 106).*$/gm).map(([, ...counts]) => counts.map(Number))
    const ofThemes = themes.map((_, theme) => countsOf(criteria.filter(([id = '']) => id.startsWith(`${theme + 1}.`))))
    expect(summed).toEqual([...ofThemes, countsOf(criteria)])
  })

  it('has the numbers that the public statement gives', () => {
    const { audit } = facts
    expect([audit.conform, audit.fail, audit.open, audit.absent]).toEqual(countsOf(criteria))
    expect(audit.criteria).toBe(criteria.length)
  })
})
