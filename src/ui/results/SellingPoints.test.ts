import { expect, test } from 'vitest'
import { sellingPoints } from './SellingPoints.tsx'

test('three selling points for booking and gifting, four for activity', () => {
  const { booking, gifting, activity } = sellingPoints
  const said = (points: typeof booking) => points.map(([, text]) => text.message)
  expect([booking.length, gifting.length, activity.length]).toEqual([3, 3, 4])
  expect(said(gifting)[1]).toBe('You choose the getaway, they choose the dates')
  expect([said(gifting)[0], said(gifting)[2]]).toEqual([said(booking)[0], said(booking)[2]])
})
