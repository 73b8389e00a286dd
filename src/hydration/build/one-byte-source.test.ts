import { expect, it } from 'vitest'
import { escaped } from './one-byte-source.ts'

it('code says the same in characters of one byte', () => {
  const code = '["l’été – 1 €", `🏖 ${1}…`, /[–—]/.test("—"), /^.$/u.test("🏖"), /[😀-🙏]/u.test("😎"), "\\–", "\\\\–"]'
  expect(escaped(code)).not.toMatch(/[\u0100-\uffff]/)
  // Both are the same program.
  const run = (program: string): unknown => new Function(`return ${program}`)()
  expect(run(escaped(code))).toEqual(run(code))
})
