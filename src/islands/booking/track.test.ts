import { afterEach, expect, it } from 'vitest'
import { track } from './track.ts'

const before = globalThis.dispatchEvent
afterEach(() => {
  globalThis.dispatchEvent = before
})

it('what a visitor did is told to whoever listens, and is nobody’s concern when nobody does', () => {
  const told: unknown[] = []
  const listeners = new EventTarget()
  globalThis.dispatchEvent = (event) => listeners.dispatchEvent(event)
  expect(() => track({ event: 'select_item', stay: 7, index: 0 })).not.toThrow()
  listeners.addEventListener('escale:track', (event) => event instanceof CustomEvent && told.push(event.detail))
  track({ event: 'view_promotion', promotion: 'Sale' })
  expect(told).toEqual([{ event: 'view_promotion', promotion: 'Sale' }])
})
