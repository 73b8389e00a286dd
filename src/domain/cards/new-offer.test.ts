import { expect, it } from 'vitest'
import { isNewOffer } from './offer-card.ts'

it.each([
  ['2026-11-23', true],
  ['2026-09-24', true],
  ['2026-09-23', false],
  ['2026-11-24', false],
  [undefined, false],
])('an offer sold since %s is new on 23 November: %s', (since, isNew) => {
  expect(isNewOffer(since, '2026-11-23')).toBe(isNew)
})
