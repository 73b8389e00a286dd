import { afterEach, expect, it } from 'vitest'
import { track } from './track.ts'

const before = globalThis.dispatchEvent
afterEach(() => {
  globalThis.dispatchEvent = before
})

// @rule S8.1
it('actions are dispatched as events, with or without listeners', () => {
  const events: unknown[] = []
  const listeners = new EventTarget()
  globalThis.dispatchEvent = (event) => listeners.dispatchEvent(event)
  expect(() => track({ event: 'select_item', stay: 7, index: 0 })).not.toThrow()
  listeners.addEventListener('escale:track', (event) => event instanceof CustomEvent && events.push(event.detail))
  track({ event: 'view_promotion', promotion: 'Sale' })
  expect(events).toEqual([{ event: 'view_promotion', promotion: 'Sale' }])
})
