import { expect, it } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('a click is the page’s own unless a modifier key says what the browser is to do', () => {
  expect(isPlainClick(none)).toBe(true)
  for (const key of Object.keys(none)) expect(isPlainClick({ ...none, [key]: true })).toBe(false)
})
