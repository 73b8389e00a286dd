import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('nothing is as wide as a number of digits, which have another width until the fonts come', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((sheet) => /\d(ch|ex|ic|cap)\b/.test(readFileSync(sheet, 'utf8')))).toEqual([])
})
