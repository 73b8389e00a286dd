import type * as v from 'valibot'
import { expect, it } from 'vitest'
import { upstreamCalls } from '../upstream/calls.ts'
import type { JsonCall, UpstreamClient } from '../upstream/client.ts'
import type { Sources } from '../upstream/sources.ts'
import { marketEntries } from './content.ts'
import { createMemory, createStore, type Entry } from './store.ts'

const address = 'http://upstream'
const sources: Sources = {
  api: address,
  gateway: address,
  cms: address,
  pictures: address,
  analytics: address,
  crm: undefined,
  challenge: undefined,
}

/** Entries of the market or of a partner, and the calls that they make of an upstream that answers by partner. */
function audience(minisite: number | undefined) {
  const sent: JsonCall<v.GenericSchema>[] = []
  const http = {
    request: async (call: JsonCall<v.GenericSchema>) => {
      sent.push(call)
      return { kind: 'ok', value: { partner: call.query?.['minisite'] ?? 'none' } }
    },
  } as unknown as UpstreamClient
  const entries = marketEntries({ http, sources, upstream: upstreamCalls(http, sources, 'fr_FR', minisite), locale: 'fr_FR', minisite })
  const all: Entry<v.GenericSchema>[] = [
    ...Object.values(entries).filter((entry) => typeof entry !== 'function'),
    entries.box('201EBOX'),
    entries.activitiesIn({ kind: 'place', id: 1 } as never),
    entries.staticPage('legal'),
    entries.landing('bretagne'),
    entries.stay(1),
    entries.hotel(1),
    entries.activity(1),
  ]
  return { sent, entries, all }
}

it('has keys of the partner where the upstream is told the partner, and only there', async () => {
  const [market, partner] = [audience(undefined), audience(77)]
  expect(partner.all.length).toBe(Object.keys(partner.entries).length)
  const told: string[] = []
  const ownKeys: string[] = []
  for (const [at, entry] of partner.all.entries()) {
    partner.sent.length = 0
    await entry.load()
    if (JSON.stringify(partner.sent).includes('"minisite":77')) told.push(entry.key)
    if (entry.key !== market.all[at]?.key) ownKeys.push(entry.key)
  }
  expect(told).toEqual(['stay:fr_FR:77:1', 'hotel:fr_FR:77:1'])
  expect(ownKeys).toEqual(told)
})

it.each(['stay', 'hotel'] as const)('shows no %s of a partner to the market, nor the other way round', async (kind) => {
  const stored = new Map<string, string>()
  const kv = { get: async (key: string) => stored.get(key) ?? null, put: async (key: string, text: string) => void stored.set(key, text) }
  const memory = createMemory()
  const store = () => createStore({ kv, memory, now: Date.now, ticking: Date.now, waitUntil: () => {}, build: 'one' })
  const seen = async (minisite: number | undefined) => store().read<v.GenericSchema>(audience(minisite).entries[kind](1))
  const values: unknown[] = []
  for (const minisite of [77, undefined, 78, 77]) values.push(await seen(minisite))
  expect(values).toEqual([77, 'none', 78, 77].map((partner) => expect.objectContaining({ value: { partner } })))
})
