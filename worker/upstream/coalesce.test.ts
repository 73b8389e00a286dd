import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import { type Caller, coalesce, type Flights } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ok = (value: unknown): Outcome<unknown> => ({ kind: 'ok', value })
const caller = (more: Partial<Caller> = {}): Caller => ({
  signal: new AbortController().signal,
  waitUntil: () => {},
  now: Date.now,
  ...more,
})
const after = (milliseconds: number, outcome: Outcome<unknown>) => () =>
  new Promise<Outcome<unknown>>((resolve) => setTimeout(() => resolve(outcome), milliseconds))

/** Whether a value is plain: no promise, signal, stream or other object with a prototype of its own, however deep. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) && Object.values(value).every(isPlain)
}

it('holds plain values only while a call is in flight: nothing of one request is awaited by another', async () => {
  const flights: Flights = new Map()
  void coalesce(flights, 'one', caller(), 1000, after(100, ok(1)))
  void coalesce(flights, 'one', caller(), 1000, after(100, ok(2)))
  await vi.advanceTimersByTimeAsync(50)
  expect([...flights.values()].map(isPlain)).toEqual([true])
})

it('gives followers the leader’s outcome soon after it came', async () => {
  const flights: Flights = new Map()
  const send = vi.fn<() => Promise<Outcome<unknown>>>(after(200, ok('shared')))
  const all = Promise.all(Array.from({ length: 20 }, () => coalesce(flights, 'one', caller(), 1000, send)))
  await vi.advanceTimersByTimeAsync(225)
  expect(new Set((await all).map((outcome) => JSON.stringify(outcome)))).toEqual(new Set(['{"kind":"ok","value":"shared"}']))
  expect(send).toHaveBeenCalledTimes(1)
  expect(flights.size).toBe(0)
})

it('lets a follower send the call when the leader is lost with its request', async () => {
  const flights: Flights = new Map()
  void coalesce(flights, 'one', caller(), 300, () => new Promise(() => {}))
  const follower = coalesce(flights, 'one', caller(), 2000, after(100, ok('own')))
  const second = coalesce(flights, 'one', caller(), 2000, after(100, ok('second')))
  await vi.advanceTimersByTimeAsync(600)
  expect([await follower, await second]).toEqual([ok('own'), ok('own')])
})

it('gives the call that follows a lost leader only the time that is left', async () => {
  const flights: Flights = new Map()
  void coalesce(flights, 'one', caller(), 300, () => new Promise(() => {}))
  const times: number[] = []
  void coalesce(flights, 'one', caller(), 1000, async (_, milliseconds) => {
    times.push(milliseconds)
    return ok(1)
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(times).toHaveLength(1)
  expect(times[0]).toBeLessThanOrEqual(650)
})

it('lets a follower leave without disturbing the rest', async () => {
  const flights: Flights = new Map()
  const leaving = new AbortController()
  const leader = coalesce(flights, 'one', caller(), 1000, after(200, ok(1)))
  const gone = coalesce(flights, 'one', caller({ signal: leaving.signal }), 1000, after(200, ok(2)))
  await vi.advanceTimersByTimeAsync(50)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(25)
  expect(await gone).toEqual({ kind: 'unavailable' })
  await vi.advanceTimersByTimeAsync(200)
  expect(await leader).toEqual(ok(1))
})

it('does not join a call that hangs since more than a second: the upstream may have recovered', async () => {
  const flights: Flights = new Map()
  void coalesce(flights, 'one', caller(), 2500, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1100)
  const recovered = coalesce(flights, 'one', caller(), 2500, after(50, ok('recovered')))
  await vi.advanceTimersByTimeAsync(50)
  expect(await recovered).toEqual(ok('recovered'))
})

it('follows no call under way where the upstream has announced something else, and is followed itself', async () => {
  const flights: Flights = new Map()
  const before = coalesce(flights, 'one', caller(), 1000, after(200, ok('before')))
  await vi.advanceTimersByTimeAsync(100)
  const announced = coalesce(flights, 'one', caller({ followsNone: true }), 1000, after(200, ok('announced')))
  const follower = coalesce(flights, 'one', caller(), 1000, after(200, ok('own')))
  await vi.advanceTimersByTimeAsync(250)
  expect(await Promise.all([before, announced, follower])).toEqual([ok('before'), ok('announced'), ok('announced')])
  expect(flights.size).toBe(0)
})
