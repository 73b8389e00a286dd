import { sentenceOf } from './api.ts'

/** Equal keys (plain JSON) have equal responses. */
export interface Query<Value> {
  readonly key: readonly unknown[]
  readonly load: (signal: AbortSignal) => Promise<Value>
}

export interface QueryEntry {
  readonly data: unknown
  readonly failed: boolean
  /** The API's sentence about a failure. */
  readonly sentence: string | undefined
  /** A response or a failure has come. */
  readonly fetched: boolean
  /** Epoch milliseconds of the response. */
  readonly storedAt: number
  readonly fetching: AbortController | undefined
  /** Components that show it or wait for it. */
  readonly observers: number
  /** Grows with every change. */
  readonly version: number
}

interface StoredEntry extends Mutable<QueryEntry> {
  readonly listeners: Set<() => void>
}
type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

const freshFor = 60_000
const retryDelay = 1000
const maxEntries = 200

/** Shared by the page's islands. Written in browsers only: the server runs no effects. */
const entries = new Map<string, StoredEntry>()

export const emptyEntry: QueryEntry = {
  data: undefined,
  failed: false,
  sentence: undefined,
  fetched: false,
  storedAt: 0,
  fetching: undefined,
  observers: 0,
  version: 0,
}

export const idOf = ({ key }: Pick<Query<unknown>, 'key'>): string => JSON.stringify(key)

/** Creates no entry. */
export const entryOf = (id: string): QueryEntry => entries.get(id) ?? emptyEntry

export function subscribe(ids: readonly string[], onChange: () => void): () => void {
  const subscribed = ids.map(openEntry)
  for (const { listeners } of subscribed) listeners.add(onChange)
  return () => subscribed.forEach(({ listeners }) => listeners.delete(onChange))
}

/** Fetches unless fresh. Returns the function that ends it: a call without observers is aborted. */
export function observe<Value>(id: string, load: Query<Value>['load'], initialData: Value | undefined): () => void {
  const entry = openEntry(id)
  entry.observers++
  if (initialData !== undefined && entry.storedAt === 0) change(entry, { data: initialData, storedAt: Date.now() })
  if (!entry.fetching && Date.now() - entry.storedAt > freshFor) refetch(id, load)
  return () => {
    entry.observers--
    // A longer list of queries may observe it again at once.
    queueMicrotask(() => {
      if (entry.observers > 0 || !entry.fetching) return
      entry.fetching.abort()
      change(entry, { fetching: undefined })
    })
  }
}

/** Fetches even what is fresh. */
export function refetch<Value>(id: string, load: Query<Value>['load']): void {
  const entry = openEntry(id)
  entry.fetching?.abort()
  const fetching = new AbortController()
  change(entry, { fetching, failed: entry.data === undefined ? false : entry.failed })
  withRetry(load, fetching.signal).then(
    (data) => entry.fetching === fetching && change(entry, loaded(data)),
    (cause: unknown) =>
      entry.fetching === fetching && change(entry, { failed: true, sentence: sentenceOf(cause), fetched: true, fetching: undefined }),
  )
}

/** Aborts a call under way. */
export function setQueryData<Value>(query: Query<Value>, data: Value): void {
  const entry = openEntry(idOf(query))
  entry.fetching?.abort()
  change(entry, loaded(data))
}

/** Fetches outside React, or returns fresh data. Rejects when the call fails. */
export async function fetchQuery<Value>(query: Query<Value>): Promise<Value> {
  const { data: known, storedAt } = entryOf(idOf(query))
  // A key's data is of its query's type.
  if (known !== undefined && Date.now() - storedAt <= freshFor) return known as Value
  const data = await query.load(new AbortController().signal)
  setQueryData(query, data)
  return data
}

function openEntry(id: string): StoredEntry {
  const known = entries.get(id)
  if (known) return known
  for (const [old, { observers }] of entries) {
    if (entries.size < maxEntries) break
    if (observers === 0) entries.delete(old)
  }
  const created: StoredEntry = { ...emptyEntry, listeners: new Set() }
  entries.set(id, created)
  return created
}

const loaded = (data: unknown) => ({ data, failed: false, fetched: true, storedAt: Date.now(), fetching: undefined })

function change(entry: StoredEntry, to: Partial<QueryEntry>): void {
  Object.assign(entry, to)
  entry.version++
  for (const onChange of entry.listeners) onChange()
}

async function withRetry<Value>(load: Query<Value>['load'], signal: AbortSignal): Promise<Value> {
  try {
    return await load(signal)
  } catch (cause) {
    if (signal.aborted || sentenceOf(cause)) throw cause
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
    signal.throwIfAborted()
    return load(signal)
  }
}
