import type { Env } from './env.ts'
import { requestContent } from './content/content.ts'
import type { EntryParts } from './content/entries.ts'
import { createMemory, createStore } from './content/store.ts'
import { upstreamCalls } from './upstream/calls.ts'
import { createClient, type Client } from './upstream/client.ts'
import type { Locale } from '../src/market/markets.ts'

/** Shared by all requests of an isolate: answers in flight, breakers, and content read lately. */
const memory = createMemory()
let client: Client | undefined

export interface ServiceParts {
  readonly env: Env
  readonly locale: Locale
  readonly minisiteId: number | undefined
  readonly signal: AbortSignal
  readonly now: number
  readonly waitUntil: (task: Promise<unknown>) => void
}

/** Upstream and content for one request. */
export function servicesOf({ env, locale, minisiteId, signal, now, waitUntil }: ServiceParts) {
  client ??= createClient((request) => (env.UPSTREAM ? env.UPSTREAM.fetch(request) : fetch(request)))
  const visitor = { signal, waitUntil }
  const sources = { api: env.API_URL, gateway: env.GATEWAY_URL, cms: env.CMS_URL }
  const upstream = upstreamCalls(client, sources, visitor, locale, minisiteId)
  const store = createStore({ kv: env.CONTENT, memory, now: () => now, waitUntil })
  const parts: EntryParts = { client, sources, visitor, upstream, locale }
  return { upstream, content: requestContent(store, parts), store, parts }
}
