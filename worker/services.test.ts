import { expect, it } from 'vitest'
import { withDeadlines } from './services.ts'
import type { UpstreamClient } from './upstream/client.ts'

it('multiplies the deadlines of calls', async () => {
  const deadlines: number[] = []
  const note = async ({ deadlineMs }: { readonly deadlineMs: number }) => {
    deadlines.push(deadlineMs)
    return { kind: 'unavailable' } as const
  }
  const http: UpstreamClient = { request: note, file: note, submit: note }
  const call = { name: 'picture', base: 'http://upstream', path: [], deadlineMs: 100 }
  await withDeadlines(http, 3).file(call, 'image/')
  await withDeadlines(http, 3).submit(call, 'http://site/')
  await withDeadlines(http, 1).file(call, 'image/')
  expect(deadlines).toEqual([300, 300, 100])
})
