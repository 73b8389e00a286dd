import { expect, it } from 'vitest'
import { promptsForDates } from './dates-prompt.ts'

// @rule S4.44
it('Search requires dates, requests them unless flexible, or searches without', () => {
  expect([promptsForDates('forced', false), promptsForDates('forced', true)]).toEqual([true, true])
  expect([promptsForDates('suggested', false), promptsForDates('suggested', true)]).toEqual([true, false])
  expect(promptsForDates('none', false)).toBe(false)
})
