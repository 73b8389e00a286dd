import { expect, it } from 'vitest'
import { nextPicture, partOfWay, pictureAfterMove } from './picture-strip.ts'

// @rule S9.3
it('moving a picture by more than a sixth changes it', () => {
  expect(pictureAfterMove(1, 0.16, 4)).toBe(1)
  expect(pictureAfterMove(1, 0.17, 4)).toBe(2)
  expect(pictureAfterMove(1, -0.16, 4)).toBe(1)
  expect(pictureAfterMove(1, -0.17, 4)).toBe(0)
})

it('a long move passes several, up to the ends', () => {
  expect(pictureAfterMove(0, 2.1, 4)).toBe(2)
  expect(pictureAfterMove(0, 2.2, 4)).toBe(3)
  expect(pictureAfterMove(3, 0.5, 4)).toBe(3)
  expect(pictureAfterMove(0, -0.5, 4)).toBe(0)
})

it('the buttons wrap around', () => {
  expect([nextPicture(0, 1, 4), nextPicture(3, 1, 4), nextPicture(0, -1, 4)]).toEqual([1, 0, 3])
})

// @rule S9.4
it('the next picture arrives after exactly 300 ms', () => {
  expect([partOfWay(-1), partOfWay(0), partOfWay(300), partOfWay(900)]).toEqual([0, 0, 1, 1])
  expect(partOfWay(290)).toBeLessThan(1)
  expect(partOfWay(100)).toBeGreaterThan(1 / 3)
})
