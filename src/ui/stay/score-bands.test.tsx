import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { ScoreBands } from './ScoreBands.tsx'

it('bounds every band of scores on both sides, since each review is counted once', () => {
  const bands = [9, 8, 7, 6, 0].map((from, at) => ({ from, count: 5 - at }))
  expect(textOf(markup(<ScoreBands bands={bands} />))).toBe('9 and more 5 8 to 8,9 4 7 to 7,9 3 6 to 6,9 2 Under 6 1')
})
