import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import { createMemory, createStore, type Entry } from './store.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const Title = v.object({ title: v.string() })
type Title = v.InferOutput<typeof Title>

/** One store before a KV and a CMS that do as they are told; time moves by hand. */
function setting(more: { bundled?: unknown } = {}) {
  const it = {
    now: 100 * hour,
    cms: { kind: 'ok', value: { title: 'first' } } as Outcome<Title>,
    loads: 0,
    kept: new Map<string, string>(),
    writes: [] as string[],
    get: undefined as undefined | (() => Promise<string | null>),
    tasks: [] as Promise<unknown>[],
  }
  const kv = {
    get: (key: string) => (it.get ? it.get() : Promise.resolve(it.kept.get(key) ?? null)),
    put: async (key: string, value: string) => {
      it.writes.push(key)
      it.kept.set(key, value)
    },
  }
  const entry: Entry<typeof Title> = {
    key: 'home:fr_FR',
    schema: Title,
    softAge: 300,
    hardAge: 3600,
    load: async () => {
      it.loads++
      return it.cms
    },
    ...more,
  }
  const isolate = () => {
    const store = createStore({ kv, memory: createMemory(), now: () => it.now, waitUntil: (task) => void it.tasks.push(task) })
    return { read: () => store.read(entry), refresh: () => store.refresh(entry) }
  }
  const background = () => Promise.all(it.tasks.splice(0))
  const later = (milliseconds: number) => void (it.now += milliseconds)
  return { it, isolate, background, later, entry }
}

const shown = (title: string, freshness: string) => expect.objectContaining({ kind: 'ok', value: { title }, freshness })
const down: Outcome<Title> = { kind: 'unavailable' }

describe('content', () => {
  it('comes from the CMS once, then from memory, then from KV', async () => {
    const { it: world, isolate, background, later } = setting()
    const one = isolate()
    expect(await one.read()).toEqual(shown('first', 'fresh'))
    await background()
    world.cms = { kind: 'ok', value: { title: 'second' } }
    expect(await one.read()).toEqual(shown('first', 'fresh'))
    later(30 * second)
    expect(await one.read()).toEqual(shown('first', 'fresh'))
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
    expect(world.loads).toBe(1)
  })

  it('is served stale after its soft age and refreshed behind', async () => {
    const { it: world, isolate, background, later } = setting()
    const { read } = isolate()
    await read()
    await background()
    world.cms = { kind: 'ok', value: { title: 'second' } }
    later(6 * minute)
    expect(await read()).toEqual(shown('first', 'stale'))
    await background()
    expect(await read()).toEqual(shown('second', 'fresh'))
  })

  it('is awaited anew after its hard age, and still shown when there is nothing newer', async () => {
    const { it: world, isolate, background, later } = setting()
    const { read } = isolate()
    await read()
    await background()
    later(2 * hour)
    world.cms = { kind: 'ok', value: { title: 'second' } }
    expect(await read()).toEqual(shown('second', 'fresh'))
    later(2 * hour)
    world.cms = down
    expect(await read()).toEqual(shown('second', 'stale'))
  })

  it.each([
    ['fails', () => Promise.reject(new Error('KV is down'))],
    [
      'throws',
      () => {
        throw new Error('KV is gone')
      },
    ],
    ['holds half a text', async () => '{"storedAt":1'],
    ['holds another schema', async () => '{"storedAt":359999000,"value":{"name":"old"}}'],
    ['holds no envelope', async () => '[]'],
  ])('comes from the CMS when KV %s', async (_, get) => {
    const { it: world, isolate } = setting()
    world.get = get
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
  })

  it('does not wait for KV longer than 80 ms', async () => {
    vi.useFakeTimers()
    const { it: world, isolate } = setting()
    world.get = () => new Promise(() => {})
    const { read } = isolate()
    const first = read()
    await vi.advanceTimersByTimeAsync(79)
    expect(world.loads).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toEqual(shown('first', 'fresh'))
    // Half a minute later what is in memory is looked up again.
    world.now += 30 * second
    const again = read()
    await vi.advanceTimersByTimeAsync(80)
    expect(await again).toEqual(shown('first', 'fresh'))
    expect(world.loads).toBe(1)
    vi.useRealTimers()
  })

  it('does not wait for a KV that was late a moment ago', async () => {
    vi.useFakeTimers()
    const { it: world, entry } = setting()
    const kv = { get: () => new Promise<never>(() => {}), put: async () => {} }
    const store = createStore({ kv, memory: createMemory(), now: () => world.now, waitUntil: () => {} })
    const reads = [0, 1, 2].map((number) => ({ ...entry, key: `static:${number}` }))
    const all = (async () => {
      for (const one of reads) expect(await store.read(one)).toEqual(shown('first', 'fresh'))
    })()
    await vi.advanceTimersByTimeAsync(100)
    await all
    expect(world.loads).toBe(3)
    vi.useRealTimers()
  })

  it('from a KV that answers late is taken when the CMS does not answer', async () => {
    vi.useFakeTimers()
    const { it: world, isolate, entry } = setting()
    const stored = JSON.stringify({ storedAt: world.now, value: { title: 'kept' } })
    world.get = () => new Promise((resolve) => setTimeout(() => resolve(stored), 120))
    const hanging = { ...entry, load: () => new Promise<never>(() => {}) }
    const store = createStore({
      kv: { get: world.get, put: async () => {} },
      memory: createMemory(),
      now: () => world.now,
      waitUntil: () => {},
    })
    const hung = store.read(hanging)
    await vi.advanceTimersByTimeAsync(120)
    expect(await hung).toEqual(shown('kept', 'fresh'))
    world.cms = down
    const failed = isolate().read()
    await vi.advanceTimersByTimeAsync(120)
    expect(await failed).toEqual(shown('kept', 'fresh'))
    vi.useRealTimers()
  })

  it('that came with the build is the last resort, when it fits the schema', async () => {
    const known = setting({ bundled: { title: 'built' } })
    known.it.cms = down
    expect(await known.isolate().read()).toEqual(shown('built', 'bundled'))
    const misfit = setting({ bundled: { name: 'built' } })
    misfit.it.cms = down
    expect(await misfit.isolate().read()).toEqual({ kind: 'unavailable' })
  })

  it('is unavailable when nobody knows it', async () => {
    const { it: world, isolate } = setting()
    for (const outcome of [down, { kind: 'invalid' }, { kind: 'refused', status: 400 }] as const) {
      world.cms = outcome
      expect(await isolate().read()).toEqual({ kind: 'unavailable' })
    }
  })
})

describe('what the CMS does not have', () => {
  it('is remembered for half a minute', async () => {
    const { it: world, isolate, later } = setting()
    world.cms = { kind: 'notFound' }
    const { read } = isolate()
    for (let asked = 0; asked < 3; asked++) expect(await read()).toEqual({ kind: 'notFound' })
    expect(world.loads).toBe(1)
    later(31 * second)
    world.cms = { kind: 'ok', value: { title: 'new' } }
    expect(await read()).toEqual(shown('new', 'fresh'))
  })

  it('any more is forgotten everywhere, at the latest at its soft age', async () => {
    const { it: world, isolate, background, later } = setting()
    const { read } = isolate()
    await read()
    await background()
    later(6 * minute)
    world.cms = { kind: 'notFound' }
    await read()
    await background()
    expect(await read()).toEqual({ kind: 'notFound' })
    expect(await isolate().read()).toEqual({ kind: 'notFound' })
  })
})

describe('writing to KV', () => {
  it('happens at most once a second for a key', async () => {
    const { it: world, isolate, later } = setting()
    const { refresh } = isolate()
    for (let time = 0; time < 10; time++) {
      await refresh()
      later(500)
    }
    expect(world.writes.length).toBe(4)
  })

  it('keeps when the content was stored', async () => {
    const { it: world, isolate, background } = setting()
    await isolate().refresh()
    await background()
    expect(JSON.parse([...world.kept.values()][0] ?? '')).toEqual({ storedAt: world.now, value: { title: 'first' } })
  })

  it('that fails is nobody’s concern', async () => {
    const { entry } = setting()
    const tasks: Promise<unknown>[] = []
    const kv = { get: async () => null, put: () => Promise.reject(new Error('429')) }
    const store = createStore({ kv, memory: createMemory(), now: () => 1e9, waitUntil: (task) => void tasks.push(task) })
    expect(await store.read(entry)).toEqual(shown('first', 'fresh'))
    await Promise.all(tasks)
  })
})
