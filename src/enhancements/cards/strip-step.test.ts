import { expect, test } from 'vitest'
import { stripStep } from './scroll-strip.ts'

// @rule B9.94
test.each([
  ['four where four are visible', { visible: 1200, card: 282, gap: 24 }, 4],
  ['four where more are', { visible: 1600, card: 256, gap: 24 }, 4],
  ['three of the hotels nearby', { visible: 1200, card: 384, gap: 24 }, 3],
  ['those that are wholly visible', { visible: 700, card: 256, gap: 24 }, 2],
  ['one on a phone', { visible: 328, card: 328, gap: 16 }, 1],
])('a press scrolls by as many cards as can be seen, four at most: %s', (_, sizes, cards) =>
  expect(stripStep(sizes)).toBe(cards * (sizes.card + sizes.gap)),
)
