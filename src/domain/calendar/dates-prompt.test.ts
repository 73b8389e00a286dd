import { expect, it } from 'vitest'
import { asksForDates } from './dates-prompt.ts'

it('Search insists on dates, asks for them unless they are flexible, or goes without', () => {
  expect([asksForDates('forced', false), asksForDates('forced', true)]).toEqual([true, true])
  expect([asksForDates('suggested', false), asksForDates('suggested', true)]).toEqual([true, false])
  expect(asksForDates('none', false)).toBe(false)
})
