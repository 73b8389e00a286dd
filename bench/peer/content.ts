import * as v from 'valibot'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { Entry, ReadResult } from '../../worker/content/store.ts'

const known = new BoundedMap<string, { readonly value: unknown; readonly until: number }>({ capacity: 500 })

/** Reads content from the isolate's memory or else from its source: a team adds a KV when it measures that it needs one. */
export async function readContent<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<ReadResult<v.InferOutput<Schema>>> {
  const remembered = known.get(entry.key)
  if (remembered && remembered.until > Date.now()) return { kind: 'ok', value: remembered.value, freshness: 'fresh' }
  const outcome = await entry.load()
  const value = outcome.kind === 'ok' ? outcome.value : bundledOf(entry)
  if (value === undefined) return { kind: outcome.kind === 'notFound' ? 'notFound' : 'unavailable' }
  known.set(entry.key, { value, until: Date.now() + entry.softAgeSeconds * 1000 })
  return { kind: 'ok', value, freshness: 'fresh' }
}

function bundledOf({ schema, bundled }: Entry<v.GenericSchema>): unknown {
  return bundled === undefined ? undefined : v.parse(schema, bundled)
}
