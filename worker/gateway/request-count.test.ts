import { expect, it } from 'vitest'
import { createRequestCount } from './limit-requests.ts'

it('lets a client send so many requests in a period, and says when the next begins', () => {
  const count = createRequestCount({ requests: 3, seconds: 10 })
  expect([0, 1000, 2000, 3000, 9500].map((now) => count.add('one', now))).toEqual([0, 0, 0, 7, 1])
  expect(count.add('one', 10_000)).toBe(0)
})

it('counts each client by itself', () => {
  const count = createRequestCount({ requests: 1, seconds: 10 })
  expect([count.add('one', 0), count.add('other', 0), count.add('one', 0)]).toEqual([0, 0, 10])
})

it('holds no more clients than fit, however many come', () => {
  const count = createRequestCount({ requests: 1, seconds: 10 })
  count.add('first', 0)
  for (let at = 0; at < 10_000; at++) count.add(`client ${at}`, 1)
  expect(count.add('first', 2)).toBe(0)
})
