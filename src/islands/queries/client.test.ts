import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from './api.ts'
import { createQueryClient } from './client.ts'

let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const minute = 60_000
const facets = (queryFn: () => Promise<number>) => ({ queryKey: ['facets'], queryFn })
const shown = (observer: { getCurrentResult: () => { data: unknown } }) => observer.getCurrentResult().data

it('a response is fresh for a minute', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7)
  await client.fetchQuery(facets(load))
  vi.advanceTimersByTime(minute - 1)
  await client.fetchQuery(facets(load))
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  await client.fetchQuery(facets(load))
  expect(load).toHaveBeenCalledTimes(2)
})

it('a failed call is repeated once, after a second', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiFailure(503))
  const observer = new QueryObserver(client, facets(load))
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(observer.getCurrentResult().isError).toBe(true)
  leave()
})

it('a call that the API refused with a sentence is not repeated', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiFailure(429, '', 'A moment, please.'))
  const leave = new QueryObserver(client, facets(load)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
  leave()
})

it('a call that nobody waits for any more is aborted', async () => {
  let signal: AbortSignal | undefined
  const queryFn = (context: { signal: AbortSignal }) => {
    signal = context.signal
    return new Promise<number>(() => {})
  }
  const leave = new QueryObserver(client, { queryKey: ['facets'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(signal?.aborted).toBe(false)
  leave()
  expect(signal?.aborted).toBe(true)
})

it('a query that was disabled while two hundred others came and went shows its data when it is enabled', async () => {
  const query = { queryKey: ['nights'], queryFn: async () => 3 }
  const observer = new QueryObserver(client, { ...query, enabled: false })
  const notified = vi.fn<() => void>()
  const leave = observer.subscribe(notified)
  for (let other = 0; other < 205; other++) await client.fetchQuery({ queryKey: ['other', other], queryFn: async () => other })
  observer.setOptions({ ...client.defaultQueryOptions(query), enabled: true })
  await vi.advanceTimersByTimeAsync(10)
  expect(notified).toHaveBeenCalled()
  expect(shown(observer)).toBe(3)
  leave()
})

it('data of a page that lay in a cache are fetched again, those of a new page are not', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(8)
  const ofPage = (age: number, name: string) => {
    const options = { queryKey: [name], queryFn: load, initialData: () => 7, initialDataUpdatedAt: () => Date.now() - age }
    return new QueryObserver(client, options)
  }
  const fresh = ofPage(minute - 1, 'fresh')
  const leaveFresh = fresh.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(fresh), load.mock.calls.length]).toEqual([7, 0])
  const old = ofPage(11 * minute, 'old')
  const leaveOld = old.subscribe(() => {})
  expect(shown(old)).toBe(7)
  await vi.advanceTimersByTimeAsync(10)
  expect([shown(old), load.mock.calls.length]).toEqual([8, 1])
  leaveFresh()
  leaveOld()
})

it('a call waits for the network, and goes on by itself', async () => {
  client.mount()
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7)
  onlineManager.setOnline(false)
  const observer = new QueryObserver(client, facets(load))
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(minute)
  // A paused query is not loading, only pending.
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'paused', isPending: true, isLoading: false, isError: false })
  expect(load).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(shown(observer)).toBe(7)
  leave()
  client.unmount()
})

it('what is on the page is not fetched again when the network returns', async () => {
  client.mount()
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7)
  const leave = new QueryObserver(client, facets(load)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2 * minute)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledTimes(1)
  leave()
  client.unmount()
})
