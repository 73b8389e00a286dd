import { expect, test } from 'vitest'
import { isWithin } from './JumbotronPromo.tsx'

const campaign = { start: '2026-11-20T00:00:00Z', end: '2026-11-27T00:00:00Z' }

test.each([
  ['2026-11-19T23:59:59Z', false],
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-26T23:59:59Z', true],
  ['2026-11-27T00:00:00Z', false],
])('at %s the campaign is running: %s', (now, on) => expect(isWithin(campaign, now)).toBe(on))

test('a missing end is open', () => {
  expect(isWithin({}, '2026-11-20T00:00:00Z')).toBe(true)
  expect(isWithin({ start: campaign.start }, '2030-01-01T00:00:00Z')).toBe(true)
})
