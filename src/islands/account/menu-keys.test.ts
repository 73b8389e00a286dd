import { describe, expect, it } from 'vitest'
import { itemAfterKey } from './menu-keys.ts'

const labels = ['My profile', 'My trips', 'My wishlist', 'Sign out']

describe('the account menu’s keys', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(itemAfterKey(key, from, labels)).toBe(to)
  })

  it('jumps to the next item that starts with the letter, and stays where none does', () => {
    expect(itemAfterKey('s', 0, labels)).toBe(3)
    expect(itemAfterKey('M', 0, labels)).toBe(1)
    expect(itemAfterKey('m', 2, labels)).toBe(0)
    expect(itemAfterKey('z', 0, labels)).toBeUndefined()
  })

  it('leaves other keys alone', () => {
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'F5']) expect(itemAfterKey(key, 0, labels)).toBeUndefined()
  })
})
