import * as v from 'valibot'
import { createUpstreamClient, createUpstreamState, type Connection, type JsonCall } from './client.ts'

export const Thing = v.object({ value: v.number() })

export function call(more: Partial<JsonCall<typeof Thing>> = {}): JsonCall<typeof Thing> {
  return { name: 'thing', base: 'https://upstream.example/v1/', path: ['things', 1], schema: Thing, deadlineMs: 1000, ...more }
}

/** Clients of one isolate with simulated upstream and clock. */
export function clientBefore(respond: (request: Request, sent: number) => Response | Promise<Response>) {
  const requests: Request[] = []
  const clock = { at: 0 }
  const fetch: Connection['fetch'] = async (request) => {
    requests.push(request)
    return respond(request, requests.length)
  }
  const state = createUpstreamState()
  /** The client of one visitor. */
  const client = (signal = new AbortController().signal, now = () => clock.at) =>
    createUpstreamClient(state, { fetch, signal, waitUntil: () => {}, now })
  return { client, request: client().request, requests, clock }
}

export const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)
