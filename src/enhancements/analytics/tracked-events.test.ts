import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrackedEvent } from '../../contract/analytics.ts'
import { track } from './track.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const selected = (index: number): TrackedEvent => ({ event: 'select_item', stay: 7, index })

// @rule S7.45
it('events wait for somebody who takes them, and pass on in their order from then on', async () => {
  const { takeEvents } = await import('./tracked-events.ts')
  const taken: TrackedEvent[] = []
  track(selected(0))
  track(selected(1))
  takeEvents((event) => taken.push(event))
  track(selected(2))
  expect(taken).toEqual([selected(0), selected(1), selected(2)])
  takeEvents(() => {})
  track(selected(3))
  takeEvents((event) => taken.push(event))
  expect(taken).toHaveLength(3)
})

// @rule S8.1
it('tracking never throws, whatever the one who takes events does', async () => {
  const { takeEvents } = await import('./tracked-events.ts')
  track(selected(0))
  const failing = () => {
    throw new Error('no analytics today')
  }
  expect(() => takeEvents(failing)).not.toThrow()
  expect(() => track(selected(1))).not.toThrow()
})
