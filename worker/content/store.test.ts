// One file, however long: every test needs the same KV, source and clock, and reads as a row of one table.
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import { contentVersion, sealed } from './envelope.ts'
import { createMemory, createStore, type Entry, type Memory, type ReadResult, untilNewestMs } from './store.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const Title = v.object({ title: v.string() })
type Title = v.InferOutput<typeof Title>

/** Content store with simulated KV, CMS and clock. */
function setting(more: Partial<Pick<Entry<typeof Title>, 'bundled' | 'isKeyed' | 'hardAgeSeconds'>> = {}) {
  const world = {
    now: 100 * hour,
    cms: { kind: 'ok', value: { title: 'first' } } as Outcome<Title>,
    loads: 0,
    entries: new Map<string, string>(),
    writes: [] as string[],
    get: undefined as undefined | (() => Promise<string | null>),
    tasks: [] as Promise<unknown>[],
  }
  const kv = {
    get: (key: string) => (world.get ? world.get() : Promise.resolve(world.entries.get(key) ?? null)),
    put: async (key: string, value: string) => {
      world.writes.push(key)
      world.entries.set(key, value)
    },
  }
  const entry: Entry<typeof Title> = {
    key: 'home:fr_FR',
    schema: Title,
    softAgeSeconds: 300,
    hardAgeSeconds: 3600,
    load: async () => {
      world.loads++
      return world.cms
    },
    ...more,
  }
  const storeWith = (memory: Memory) =>
    createStore({
      kv,
      memory,
      now: () => world.now,
      ticking: () => world.now,
      waitUntil: (task) => void world.tasks.push(task),
      build: 'one',
    })
  const isolate = () => {
    const store = storeWith(createMemory())
    return { read: () => store.read(entry), refresh: () => store.refresh(entry) }
  }
  const background = () => Promise.all(world.tasks.splice(0))
  const later = (milliseconds: number) => void (world.now += milliseconds)
  return { world, isolate, background, later, entry, storeWith }
}

const shown = (title: string, freshness: string) => expect.objectContaining({ kind: 'ok', value: { title }, freshness })
const late = (text: string | null) => () => new Promise<string | null>((resolve) => setTimeout(() => resolve(text), 120))
const down: Outcome<Title> = { kind: 'unavailable' }

async function valueRead(read: () => Promise<ReadResult<Title>>): Promise<Title> {
  const result = await read()
  if (result.kind !== 'ok') throw new Error(`The content is ${result.kind}.`)
  return result.value
}

describe('content', () => {
  it('comes from the CMS once, then from memory, then from KV', async () => {
    const { world, isolate, background, later } = setting()
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

  it('keeps its identity and its version while it is the same', async () => {
    const { world, isolate, background, later } = setting()
    const { read, refresh } = isolate()
    const one = await valueRead(read)
    await background()
    later(30 * second)
    expect(await valueRead(read)).toBe(one)
    world.cms = { kind: 'ok', value: { title: 'first' } }
    await refresh()
    expect(await valueRead(read)).toBe(one)
    const elsewhere = await valueRead(isolate().read)
    expect(elsewhere).not.toBe(one)
    expect(contentVersion(elsewhere)).toBe(contentVersion(one))
    world.cms = { kind: 'ok', value: { title: 'second' } }
    await refresh()
    expect(contentVersion(await valueRead(read))).toMatch(/^[\da-f]{16}$/)
    expect(contentVersion(await valueRead(read))).not.toBe(contentVersion(one))
  })

  it('of another isolate that another build has stored keeps its identity too, though it is validated', async () => {
    const { world, isolate, later } = setting()
    world.entries.set('c1:home:fr_FR', sealed({ title: 'first', more: true }, world.now, 'two').text)
    const { read } = isolate()
    const one = await valueRead(read)
    expect(one).toEqual({ title: 'first' })
    later(30 * second)
    expect(await valueRead(read)).toBe(one)
  })

  it('is served stale after its soft age and refreshed behind', async () => {
    const { world, isolate, background, later } = setting()
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
    const { world, isolate, background, later } = setting()
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
    ['holds half a text of this build', async () => '{"build":"one","version":"0123456789abcdef","storedAt":359999000,"value":{"ti'],
    [
      'holds another value than this build has stored',
      async () => sealed({ title: 'old' }, 359999000, 'one').text.replace('title', 'name'),
    ],
    ['holds what another build has stored', async () => sealed({ name: 'old' }, 359999000, 'two').text],
  ])('comes from the CMS when KV %s', async (_, get) => {
    const { world, isolate } = setting()
    world.get = get
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
  })

  it('does not wait for KV longer than 80 ms', async () => {
    vi.useFakeTimers()
    const { world, isolate } = setting()
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
    const { world, entry } = setting()
    const kv = { get: () => new Promise<never>(() => {}), put: async () => {} }
    const store = createStore({ kv, memory: createMemory(), now: () => world.now, ticking: () => world.now, waitUntil: () => {} })
    const reads = [0, 1, 2].map((number) => ({ ...entry, key: `static:${number}` }))
    const all = (async () => {
      for (const one of reads) expect(await store.read(one)).toEqual(shown('first', 'fresh'))
    })()
    await vi.advanceTimersByTimeAsync(100)
    await all
    expect(world.loads).toBe(3)
    vi.useRealTimers()
  })

  it('from a slow KV is used when the CMS does not respond', async () => {
    vi.useFakeTimers()
    const { world, isolate, entry } = setting()
    const stored = JSON.stringify({ storedAt: world.now, value: { title: 'kept' } })
    world.get = () => new Promise((resolve) => setTimeout(() => resolve(stored), 120))
    const hanging = { ...entry, load: () => new Promise<never>(() => {}) }
    const store = createStore({
      kv: { get: world.get, put: async () => {} },
      memory: createMemory(),
      now: () => world.now,
      ticking: () => world.now,
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

  it('comes within a second, with or without it, when neither KV nor its source respond, and is stored when it comes late', async () => {
    vi.useFakeTimers()
    const kv = { get: () => new Promise<never>(() => {}), put: async () => {} }
    const { entry } = setting()
    const sending = Promise.withResolvers<Outcome<Title>>()
    const known = { ...entry, load: () => sending.promise }
    const memory = createMemory()
    const store = createStore({ kv, memory, now: Date.now, ticking: Date.now, waitUntil: () => {} })
    const reads = [store.read(known), store.read({ ...known, key: 'footer:fr_FR', bundled: { title: 'built' } })]
    await vi.advanceTimersByTimeAsync(950)
    expect(await Promise.all(reads)).toEqual([{ kind: 'unavailable' }, shown('built', 'bundled')])
    sending.resolve({ kind: 'ok', value: { title: 'late' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(await store.read(known)).toEqual(shown('late', 'fresh'))
    vi.useRealTimers()
  })

  it('is waited for as long as its source may take where KV was slow, but did respond', async () => {
    vi.useFakeTimers()
    const { world, entry } = setting()
    const slow = { ...entry, load: () => new Promise<Outcome<Title>>((resolve) => setTimeout(() => resolve(world.cms), 1800)) }
    const kv = { get: () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 300)), put: async () => {} }
    const store = createStore({ kv, memory: createMemory(), now: Date.now, ticking: Date.now, waitUntil: () => {} })
    const reads = [store.read(slow), store.read({ ...slow, key: 'static:2' })]
    await vi.advanceTimersByTimeAsync(2000)
    expect(await Promise.all(reads)).toEqual([shown('first', 'fresh'), shown('first', 'fresh')])
    vi.useRealTimers()
  })

  it('is waited for longer by the factor of a busy machine, where KV responds late', async () => {
    vi.useFakeTimers()
    const { entry } = setting()
    const kv = { get: () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 2000)), put: async () => {} }
    const slow = {
      ...entry,
      load: () => new Promise<Outcome<Title>>((resolve) => setTimeout(() => resolve({ kind: 'ok', value: { title: 'slow' } }), 3000)),
    }
    const input = { kv, now: Date.now, ticking: Date.now, waitUntil: () => {} }
    const hurried = createStore({ ...input, memory: createMemory() }).read(slow)
    const unhurried = createStore({ ...input, memory: createMemory(), deadlineFactor: 6 }).read(slow)
    await vi.advanceTimersByTimeAsync(4000)
    expect([await hurried, await unhurried]).toEqual([{ kind: 'unavailable' }, shown('slow', 'fresh')])
    vi.useRealTimers()
  })

  it('that another request has read meanwhile is used when its own source is silent', async () => {
    vi.useFakeTimers()
    const { world, entry } = setting()
    const kv = { get: () => new Promise<never>(() => {}), put: async () => {} }
    const memory = createMemory()
    const store = createStore({ kv, memory, now: Date.now, ticking: Date.now, waitUntil: () => {} })
    const waiting = store.read({ ...entry, load: () => new Promise<never>(() => {}) })
    await vi.advanceTimersByTimeAsync(500)
    const other = store.read({ ...entry, load: () => Promise.resolve(world.cms) })
    await vi.advanceTimersByTimeAsync(450)
    expect(await Promise.all([waiting, other])).toEqual([shown('first', 'fresh'), shown('first', 'fresh')])
    vi.useRealTimers()
  })

  it('is waited for as long as its source may take while KV responds and nothing failed before', async () => {
    vi.useFakeTimers()
    const { world, entry } = setting()
    const slow = { ...entry, load: () => new Promise<Outcome<Title>>((resolve) => setTimeout(() => resolve(world.cms), 1800)) }
    const kv = { get: async () => null, put: async () => {} }
    const store = createStore({ kv, memory: createMemory(), now: Date.now, ticking: Date.now, waitUntil: () => {} })
    const read = store.read(slow)
    await vi.advanceTimersByTimeAsync(1800)
    expect(await read).toEqual(shown('first', 'fresh'))
    vi.useRealTimers()
  })

  it('that KV dates in the future is refreshed, and shown where the CMS has none', async () => {
    const { world, isolate } = setting()
    world.entries.set('c1:home:fr_FR', JSON.stringify({ storedAt: world.now + 1000 * hour, value: { title: 'misdated' } }))
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
    world.entries.set('c1:home:fr_FR', JSON.stringify({ storedAt: world.now + 1000 * hour, value: { title: 'misdated' } }))
    world.cms = down
    expect(await isolate().read()).toEqual(shown('misdated', 'stale'))
  })

  it('that came with the build is the last resort, when it fits the schema', async () => {
    const known = setting({ bundled: { title: 'built' } })
    known.world.cms = down
    expect(await known.isolate().read()).toEqual(shown('built', 'bundled'))
    const misfit = setting({ bundled: { name: 'built' } })
    misfit.world.cms = down
    const [once, again] = [await valueRead(known.isolate().read), await valueRead(known.isolate().read)]
    expect(again).toBe(once)
    expect(contentVersion(once)).toMatch(/^[\da-f]{16}$/)
    expect(await misfit.isolate().read()).toEqual({ kind: 'unavailable' })
  })

  it('is unavailable when nothing is stored anywhere', async () => {
    const { world, isolate } = setting()
    for (const outcome of [down, { kind: 'invalid' }, { kind: 'refused', status: 400 }] as const) {
      world.cms = outcome
      expect(await isolate().read()).toEqual({ kind: 'unavailable' })
    }
  })
})

describe('one of many, such as a stay, that the CMS does not have', () => {
  it('is remembered as missing for half a minute', async () => {
    const { world, isolate, later } = setting({ isKeyed: true })
    world.cms = { kind: 'notFound' }
    const { read } = isolate()
    for (let time = 0; time < 3; time++) expect(await read()).toEqual({ kind: 'notFound' })
    expect(world.loads).toBe(1)
    later(31 * second)
    world.cms = { kind: 'ok', value: { title: 'new' } }
    expect(await read()).toEqual(shown('new', 'fresh'))
  })

  it('any more is forgotten everywhere, at the latest at its soft age', async () => {
    const { world, isolate, background, later } = setting({ isKeyed: true })
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

describe('unique content, for which the CMS responds 404', () => {
  it('stays what it was, in memory and in KV', async () => {
    const { world, isolate, background, later } = setting()
    const { read, refresh } = isolate()
    await read()
    await background()
    world.cms = { kind: 'notFound' }
    await refresh()
    later(6 * minute)
    expect(await read()).toEqual(shown('first', 'stale'))
    await background()
    later(2 * hour)
    expect(await read()).toEqual(shown('first', 'stale'))
    expect(await isolate().read()).toEqual(shown('first', 'stale'))
    expect([...world.entries.values()]).toEqual([expect.stringContaining('first')])
  })

  it('is what came with the build where nothing else is known', async () => {
    const { world, isolate } = setting({ bundled: { title: 'built' } })
    world.cms = { kind: 'notFound' }
    expect(await isolate().read()).toEqual(shown('built', 'bundled'))
  })

  it('is a 404 without a stored copy, and the CMS is not called again at once', async () => {
    const { world, isolate, later } = setting()
    world.cms = { kind: 'notFound' }
    const { read } = isolate()
    for (let time = 0; time < 3; time++) expect(await read()).toEqual({ kind: 'notFound' })
    expect(world.loads).toBe(1)
    later(31 * second)
    world.cms = { kind: 'ok', value: { title: 'new' } }
    expect(await read()).toEqual(shown('new', 'fresh'))
  })
})

describe('memory', () => {
  const stay = (id: number) => ({ key: `stay:fr_FR:${id}`, isKeyed: true }) as const

  it('keeps what there is one of, however many stays are read', async () => {
    const { world, entry } = setting()
    const store = createStore({
      kv: { get: async () => null, put: async () => {} },
      memory: createMemory(),
      now: () => world.now,
      ticking: () => world.now,
      waitUntil: () => {},
    })
    await store.read(entry)
    for (let id = 0; id < 2000; id++) for (let time = 0; time < 2; time++) await store.read({ ...entry, ...stay(id) })
    world.cms = down
    expect(await store.read(entry)).toEqual(shown('first', 'fresh'))
    expect(await store.read({ ...entry, ...stay(1999) })).toEqual(shown('first', 'fresh'))
    expect(await store.read({ ...entry, ...stay(0) })).toEqual({ kind: 'unavailable' })
  })

  it.each([
    ['at once what there is one of', {}, [2, 2, 2]],
    ['one of many from the second page on', { isKeyed: true }, [2, 3, 3]],
  ] as const)('keeps %s, though KV goes on returning what is too old', async (_, more, loads) => {
    const { world, isolate, background, later } = setting(more)
    await isolate().read()
    await background()
    const before = world.entries.get('c1:home:fr_FR') ?? null
    world.get = async () => before
    later(2 * hour)
    world.cms = { kind: 'ok', value: { title: 'second' } }
    const { read } = isolate()
    for (const count of loads) {
      expect(await read()).toEqual(shown('second', 'fresh'))
      await background()
      expect(world.loads).toBe(count)
    }
  })

  it.each([
    ['at once what there is one of', {}, 1],
    ['one of many from the second page on', { isKeyed: true }, 2],
  ] as const)('keeps %s, where the source is asked again behind the page', async (_, more, reads) => {
    const { world, isolate, background, later } = setting(more)
    await isolate().read()
    await background()
    later(6 * minute)
    const { read } = isolate()
    const get = vi.fn<() => Promise<string | null>>(async () => world.entries.get('c1:home:fr_FR') ?? null)
    world.get = get
    for (let page = 0; page < 4; page++) {
      await read()
      await background()
    }
    expect(get).toHaveBeenCalledTimes(reads)
  })

  it('holds seventy-five stays of twenty thousand characters, not two hundred, and none of those that are read once', async () => {
    const { world, entry } = setting()
    world.cms = { kind: 'ok', value: { title: 'x'.repeat(20_000 - JSON.stringify({ title: '' }).length) } }
    const memory = createMemory()
    const kv = { get: async () => null, put: async () => {} }
    const store = createStore({ kv, memory, now: () => world.now, ticking: () => world.now, waitUntil: () => {} })
    for (let id = 0; id < 200; id++) await store.read({ ...entry, ...stay(id) })
    expect(memory.keyed.size).toBe(0)
    for (let id = 0; id < 200; id++) await store.read({ ...entry, ...stay(id) })
    expect(memory.keyed.size).toBe(75)
  })
})

describe('a source that takes a second', () => {
  const slow = () => new Promise<Outcome<Title>>((resolve) => setTimeout(() => resolve({ kind: 'ok', value: { title: 'slow' } }), second))
  const kv = { get: async () => null, put: async () => {} }
  const { entry } = setting({ isKeyed: true })
  const stay = (id: number, load: Entry<typeof Title>['load'], kind = 'stay') => ({ ...entry, key: `${kind}:fr_FR:${id}`, load })
  const isolate = () => {
    const memory = createMemory()
    const read = async (one: Entry<typeof Title>, signal = new AbortController().signal) => {
      const store = createStore({ kv, memory, now: Date.now, ticking: Date.now, waitUntil: () => {}, signal })
      const reading = store.read(one)
      await vi.advanceTimersByTimeAsync(second)
      return reading
    }
    return { memory, read }
  }
  const failing = async () => down

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is waited for after a visitor has left, who is no failure of it', async () => {
    const { memory, read } = isolate()
    for (const id of [1, 2]) expect(await read(stay(id, failing), AbortSignal.abort())).toEqual({ kind: 'unavailable' })
    expect(memory.sourceSilentAt).toBe(Number.NEGATIVE_INFINITY)
    expect(await read(stay(3, slow))).toEqual(shown('slow', 'fresh'))
  })

  it('is waited for where one product fails again and again', async () => {
    const { read } = isolate()
    for (let time = 0; time < 3; time++) expect(await read(stay(1, failing))).toEqual({ kind: 'unavailable' })
    expect(await read(stay(2, slow))).toEqual(shown('slow', 'fresh'))
    await read(stay(1, failing))
    // It has responded between these two failures.
    await read(stay(4, failing))
    await read(stay(5, async () => ({ kind: 'notFound' })))
    await read(stay(6, failing))
    expect(await read(stay(3, slow))).toEqual(shown('slow', 'fresh'))
  })

  it('is waited for while another source fails', async () => {
    const { read } = isolate()
    for (const id of [1, 2]) await read(stay(id, failing, 'home'))
    expect(await read(stay(1, slow))).toEqual(shown('slow', 'fresh'))
  })

  it('is not waited for after two products have failed in a row, for five seconds, nor where this one has', async () => {
    const { memory, read } = isolate()
    for (const id of [1, 2]) await read(stay(id, failing))
    expect(memory.sourceSilentAt).toBe(Date.now() - second)
    expect(await read(stay(3, slow))).toEqual({ kind: 'unavailable' })
    await vi.advanceTimersByTimeAsync(5 * second)
    expect(await read(stay(4, slow))).toEqual(shown('slow', 'fresh'))
    await read(stay(5, failing))
    expect(await read(stay(5, slow))).toEqual({ kind: 'unavailable' })
  })
})

describe('of two reads of a source', () => {
  /** Reads whose responses come when they are told to. */
  function reading(more: Parameters<typeof setting>[0] = {}) {
    const { world, later, background, entry, storeWith } = setting(more)
    const memory = createMemory()
    const ask = () => {
      const { promise, resolve } = Promise.withResolvers<Outcome<Title>>()
      const outcome = storeWith(memory).refresh({ ...entry, load: () => promise })
      later(100)
      const returns = async (answer: Outcome<Title> | string) => {
        resolve(typeof answer === 'string' ? { kind: 'ok', value: { title: answer } } : answer)
        return outcome
      }
      return { returns }
    }
    const stored = () => [...world.entries.values()].map((text) => (text ? JSON.parse(text).value.title : 'gone'))
    return { world, memory, later, background, ask, stored, read: () => storeWith(memory).read(entry) }
  }

  it.each([{}, { isKeyed: true }] as const)('the one that began later decides, and also what the other returns (%o)', async (more) => {
    const { memory, ask, stored, read, later } = reading(more)
    const kept = ask()
    await kept.returns('known')
    later(2 * second)
    const [page, hook] = [ask(), ask()]
    expect(await hook.returns('new')).toEqual({ kind: 'ok', value: { title: 'new' } })
    later(2 * second)
    expect(await page.returns('old')).toEqual({ kind: 'ok', value: { title: 'new' } })
    expect([await read(), stored(), memory.waiting.size]).toEqual([shown('new', 'fresh'), ['new'], 0])
  })

  it('the one that began later decides where it comes back later, too', async () => {
    const { ask, stored, later } = reading()
    const [one, other] = [ask(), ask()]
    await one.returns('old')
    later(2 * second)
    await other.returns('new')
    expect(stored()).toEqual(['new'])
  })

  it('neither removes what the other has found since, nor brings back what it has not', async () => {
    const { ask, stored, later } = reading({ isKeyed: true })
    // Memory keeps what it is told twice.
    await ask().returns('new')
    const [before, found] = [ask(), ask()]
    await found.returns('new')
    later(2 * second)
    await before.returns({ kind: 'notFound' })
    expect(stored()).toEqual(['new'])
    const [outdated, removed] = [ask(), ask()]
    later(2 * second)
    await removed.returns({ kind: 'notFound' })
    await outdated.returns('new')
    expect(stored()).toEqual(['gone'])
  })

  it('a write of the older that still waits is left out, though the newer needs none', async () => {
    vi.useFakeTimers()
    const { world, ask, stored, read, later } = reading({ hardAgeSeconds: 86_400 })
    await ask().returns('first')
    await ask().returns('second')
    // Another isolate has written the third, and KV tells so.
    world.cms = { kind: 'ok', value: { title: 'third' } }
    later(6 * minute)
    world.entries.set('c1:home:fr_FR', sealed({ title: 'third' }, world.now - 6 * minute, 'one').text)
    await read()
    await vi.advanceTimersByTimeAsync(2000)
    expect(stored()).toEqual(['third'])
    vi.useRealTimers()
  })
})

it('writes once for all readers who come together', async () => {
  vi.useFakeTimers()
  const { world, entry, storeWith } = setting()
  const memory = createMemory()
  await Promise.all([1, 2, 3].map(() => storeWith(memory).read(entry)))
  await vi.advanceTimersByTimeAsync(2000)
  expect([world.loads, world.writes.length]).toEqual([3, 1])
  vi.useRealTimers()
})

it('reads the newest of KV so long after a write, at every location and in every isolate', async () => {
  const { world, isolate, later, entry } = setting()
  const copies = new Map<string, { readonly text: string | null; readonly at: number }>()
  const kv = {
    get: async (key: string, { cacheTtl }: { cacheTtl: number }) => {
      const copy = copies.get(key)
      if (copy && world.now - copy.at < cacheTtl * second) return copy.text
      const text = world.entries.get(key) ?? null
      copies.set(key, { text, at: world.now })
      return text
    },
    put: async () => {},
  }
  const memory = createMemory()
  const elsewhere = createStore({ kv, memory, now: () => world.now, ticking: () => world.now, waitUntil: () => {}, build: 'one' })
  const { read, refresh } = isolate()
  await read()
  later(minute)
  // Another isolate at that location reads KV just before the write, and this one as late as it may.
  await kv.get('c1:home:fr_FR', { cacheTtl: 30 })
  world.cms = { kind: 'ok', value: { title: 'second' } }
  await refresh()
  later(29.9 * second)
  expect(await elsewhere.read(entry)).toEqual(shown('first', 'fresh'))
  later(untilNewestMs - 30 * second - 0.1 * second)
  expect(await elsewhere.read(entry)).toEqual(shown('first', 'fresh'))
  later(0.2 * second)
  expect(await elsewhere.read(entry)).toEqual(shown('second', 'fresh'))
})

describe('writing to KV', () => {
  it('happens at most once a second for a key', async () => {
    const { world, isolate, later } = setting()
    const { refresh } = isolate()
    for (let time = 0; time < 10; time++) {
      await refresh()
      later(500)
    }
    expect(world.writes.length).toBe(4)
  })

  it('ends with the latest value, however shortly it came after another', async () => {
    vi.useFakeTimers()
    const { world, isolate, background } = setting()
    const { refresh } = isolate()
    for (const title of ['V1', 'V2', 'V3']) {
      world.cms = { kind: 'ok', value: { title } }
      await refresh()
    }
    expect(JSON.parse([...world.entries.values()][0] ?? '').value).toEqual({ title: 'V1' })
    const written = background()
    await vi.advanceTimersByTimeAsync(1100)
    await written
    expect(JSON.parse([...world.entries.values()][0] ?? '').value).toEqual({ title: 'V3' })
    expect(world.writes.length).toBe(2)
    vi.useRealTimers()
  })

  it('keeps when the content was stored', async () => {
    const { world, isolate, background } = setting()
    await isolate().refresh()
    await background()
    const version = expect.stringMatching(/^[\da-f]{16}$/)
    expect(JSON.parse([...world.entries.values()][0] ?? '')).toEqual({
      build: 'one',
      version,
      storedAt: world.now,
      value: { title: 'first' },
    })
  })

  it('is left out while the source has the same, for an hour, and the source is asked once in a soft age', async () => {
    const { world, isolate, background, later } = setting({ hardAgeSeconds: 86_400 })
    const { read } = isolate()
    await read()
    await background()
    for (let time = 30; time < 3600; time += 30) {
      later(30 * second)
      expect(await read()).toEqual(shown('first', time % 300 === 0 ? 'stale' : 'fresh'))
      await background()
    }
    expect([world.loads, world.writes.length]).toEqual([12, 1])
    later(30 * second)
    await read()
    await background()
    expect([world.loads, world.writes.length]).toEqual([13, 2])
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
    expect(world.loads).toBe(13)
  })

  it('happens at once for other content, which reaches all isolates', async () => {
    const { world, isolate, background, later } = setting()
    const [one, other] = [isolate(), isolate()]
    for (const { read } of [one, other]) {
      await read()
      await background()
    }
    later(6 * minute)
    world.cms = { kind: 'ok', value: { title: 'second' } }
    await one.read()
    await background()
    expect(world.writes.length).toBe(2)
    expect(await other.read()).toEqual(shown('second', 'fresh'))
    expect(world.loads).toBe(2)
  })

  it('happens where KV has something else than this isolate, though the source has what the isolate knows', async () => {
    const { world, isolate, background, later } = setting()
    const { read } = isolate()
    await read()
    await background()
    later(minute)
    world.entries.set('c1:home:fr_FR', sealed({ title: 'meanwhile' }, world.now, 'one').text)
    expect(await read()).toEqual(shown('meanwhile', 'fresh'))
    later(6 * minute)
    expect(await read()).toEqual(shown('meanwhile', 'stale'))
    await background()
    expect(world.writes.length).toBe(2)
    expect(await isolate().read()).toEqual(shown('first', 'fresh'))
  })

  it('happens where KV has forgotten the content', async () => {
    const { world, isolate, background, later } = setting()
    const { read } = isolate()
    const writesAfter = async (get: typeof world.get) => {
      later(6 * minute)
      world.get = get
      await read()
      await background()
      return world.writes.length
    }
    expect(await writesAfter(undefined)).toBe(1)
    expect(await writesAfter(undefined)).toBe(1)
    expect(await writesAfter(async () => null)).toBe(2)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('KV is down')), 0],
    ['never tells', () => new Promise<never>(() => {}), 0],
    ['is late and has the same', late(sealed({ title: 'first' }, 100 * hour, 'one').text), 0],
    ['is late and has what was read from the source later', late(sealed({ title: 'second' }, 100 * hour + second, 'one').text), 0],
    ['is late and has something older', late(sealed({ title: 'before' }, 100 * hour - minute, 'one').text), 1],
    ['is late and has none', late(null), 1],
  ] as const)('depends on what KV has, where it %s', async (_, get, writes) => {
    vi.useFakeTimers()
    const { world, isolate } = setting()
    world.get = get
    const reading = isolate().read()
    await vi.advanceTimersByTimeAsync(80)
    expect(await reading).toEqual(shown('first', 'fresh'))
    await vi.advanceTimersByTimeAsync(second)
    expect(world.writes.length).toBe(writes)
    vi.useRealTimers()
  })

  it('happens for what was announced, though KV has the same: it may have returned what it had before', async () => {
    const { world, isolate, background, later } = setting()
    const { read, refresh } = isolate()
    await read()
    await background()
    later(30 * second)
    await read()
    await refresh()
    await background()
    expect(world.writes.length).toBe(2)
  })

  it('is left out for what another build has written, and mends what is dated in the future', async () => {
    const { world, isolate, background, later } = setting()
    const { read } = isolate()
    world.entries.set('c1:home:fr_FR', sealed({ title: 'first' }, world.now - 6 * minute, 'two').text)
    expect(await read()).toEqual(shown('first', 'stale'))
    await background()
    expect([world.loads, world.writes.length]).toEqual([1, 0])
    later(6 * minute)
    world.entries.set('c1:home:fr_FR', sealed({ title: 'first' }, world.now + hour, 'two').text)
    expect(await read()).toEqual(shown('first', 'stale'))
    await background()
    expect([world.loads, world.writes.length]).toEqual([2, 1])
  })

  it('is not asked for again by an isolate to which KV returns what it had before', async () => {
    const { world, isolate, background, later } = setting()
    const { read } = isolate()
    await read()
    await background()
    const before = world.entries.get('c1:home:fr_FR') ?? null
    later(6 * minute)
    world.cms = { kind: 'ok', value: { title: 'second' } }
    await read()
    await background()
    world.get = async () => before
    later(25 * second)
    expect(await read()).toEqual(shown('second', 'fresh'))
    expect([world.loads, world.writes.length]).toEqual([2, 2])
  })

  it('is left out and the source not asked again, though the content itself has left memory meanwhile', async () => {
    const { world, background, later, entry, storeWith } = setting({ isKeyed: true })
    const memory = createMemory()
    const store = storeWith(memory)
    await store.read(entry)
    await background()
    later(6 * minute)
    await store.read(entry)
    await background()
    memory.keyed.clear()
    later(minute)
    expect(await store.read(entry)).toEqual(shown('first', 'fresh'))
    expect([world.loads, world.writes.length]).toEqual([2, 1])
  })

  it('that fails has no effect on the page', async () => {
    const { entry } = setting()
    const tasks: Promise<unknown>[] = []
    const kv = { get: async () => null, put: () => Promise.reject(new Error('429')) }
    const store = createStore({
      kv,
      memory: createMemory(),
      now: () => 1e9,
      ticking: () => 1e9,
      waitUntil: (task) => void tasks.push(task),
    })
    expect(await store.read(entry)).toEqual(shown('first', 'fresh'))
    await Promise.all(tasks)
  })
})
