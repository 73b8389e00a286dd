import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { IncludedArrivals } from './IncludedArrivals.tsx'

it.each([
  [0, 28, 'On every day of arrival you add the amount that is shown.'],
  [1, 28, '1 day of arrival is included. On the others you add the amount that is shown.'],
  [27, 28, '27 days of arrival are included. On the others you add the amount that is shown.'],
  [28, 28, 'Every day of arrival is included.'],
])('of %i of %i days of arrival is said what they are, and no word of others that there are not', (included, all, said) => {
  expect(textOf(markup(<IncludedArrivals included={included} all={all} />))).toBe(said)
})
