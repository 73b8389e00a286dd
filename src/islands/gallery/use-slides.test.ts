import { describe, expect, it } from 'vitest'
import { pictureAfterKey, pictureAtScroll } from './use-slides.ts'

describe('the gallery’s viewer', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 4, undefined],
    ['Home', 0, undefined],
    ['End', 4, undefined],
    ['Enter', 2, undefined],
    ['Tab', 2, undefined],
  ])('%s on picture %i of five shows %s', (key, at, to) => {
    expect(pictureAfterKey(key, at, 5)).toBe(to)
  })

  it('knows the picture a strip has come to', () => {
    expect(pictureAtScroll(0, 360, 5)).toBe(0)
    expect(pictureAtScroll(725, 360, 5)).toBe(2)
    expect(pictureAtScroll(-40, 360, 5)).toBe(0)
    expect(pictureAtScroll(9999, 360, 5)).toBe(4)
    expect(pictureAtScroll(100, 0, 5)).toBe(0)
  })
})
