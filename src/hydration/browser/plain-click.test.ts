import { expect, it } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('a click with a modifier key is left to the browser', () => {
  expect(isPlainClick(none)).toBe(true)
  for (const key of Object.keys(none)) expect(isPlainClick({ ...none, [key]: true })).toBe(false)
})
