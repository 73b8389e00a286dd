import { expect, test } from 'vitest'
import { sellingPoints } from './SellingPoints.tsx'

// @rule S2.56
test('three selling points for booking and gifting, four for activity', () => {
  const { booking, gifting, activity } = sellingPoints
  const label = (points: typeof booking) => points.map(([, text]) => text.message)
  expect([booking.length, gifting.length, activity.length]).toEqual([3, 3, 4])
  expect(label(gifting)[1]).toBe('You choose the getaway, they choose the dates')
  expect([label(gifting)[0], label(gifting)[2]]).toEqual([label(booking)[0], label(booking)[2]])
})
