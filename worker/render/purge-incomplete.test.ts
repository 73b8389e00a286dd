import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { purgeIncomplete } from './purge-incomplete.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function copy(isComplete: boolean) {
  const purged: string[][] = []
  const cache = { purge: async ({ tags }: { tags: string[] }) => void purged.push(tags) }
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const done = purgeIncomplete({ cache, tag: 'page-1', sent, isComplete: () => isComplete })
  return { purged, send, done }
}

it('purges the copy of an incomplete page when all of it is sent, and once more when the cache may have stored it', async () => {
  const { purged, send, done } = copy(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(purged).toEqual([])
  send()
  await vi.advanceTimersByTimeAsync(0)
  expect(purged).toEqual([['page-1']])
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(purged).toEqual([['page-1'], ['page-1']])
})

it('leaves the copy of a complete page', async () => {
  const { purged, send, done } = copy(true)
  send()
  await done
  expect(purged).toEqual([])
})
