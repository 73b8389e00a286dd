import { expect, it } from 'vitest'
import { canHaveRooms, needsTwoRooms } from './rooms.ts'

const family = (adults: number, children = 0, babies = 0) => ({ adults, children, babies })

it('guests can have as many rooms as they have adults', () => {
  expect(canHaveRooms(family(2, 1), 2)).toBe(true)
  expect(canHaveRooms(family(1, 5), 2)).toBe(false)
})

it('two rooms are proposed to families of more than four', () => {
  expect(needsTwoRooms(family(6, 4), 'booking')).toBe(true)
  expect(needsTwoRooms(family(2, 2, 2), 'booking')).toBe(false)
  expect(needsTwoRooms(family(1, 5), 'booking')).toBe(false)
  expect(needsTwoRooms(family(8), 'booking')).toBe(false)
  expect(needsTwoRooms(family(6, 4), 'gifting')).toBe(false)
})
