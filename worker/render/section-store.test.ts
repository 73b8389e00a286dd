import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { StoredSection } from '../../src/hydration/server/stored-sections.ts'
import { sealed } from '../content/envelope.ts'
import { createMemory, createStore } from '../content/store.ts'
import { createSectionMemory, createSectionStore, type SectionStore, sectionsIn, textOf } from './section-store.ts'

const utf8 = new TextEncoder()
const section = (html: string, dependsOn = 'v1'): StoredSection => ({ dependsOn, markup: [utf8.encode(html), 0, utf8.encode('</p>')] })
const htmlOf = (found: StoredSection | undefined) =>
  found?.markup.map((piece) => (typeof piece === 'number' ? `[${piece}]` : new TextDecoder().decode(piece))).join('')

/** A KV and the stores of several requests, in one isolate or in several. */
function setting() {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  const get = vi.fn<(key: string) => Promise<ArrayBuffer | null>>((key) => Promise.resolve(stored.get(key)?.slice().buffer ?? null))
  const put = vi.fn<(key: string, value: Uint8Array<ArrayBuffer>) => Promise<void>>(async (key, value) => void stored.set(key, value))
  const tasks: Promise<unknown>[] = []
  const isolate = (prefix = 'site') => {
    const memory = createSectionMemory()
    return (variations: readonly string[] = []) =>
      createSectionStore({ kv: { get, put }, memory, prefix, variations, ticking: Date.now, waitUntil: (task) => void tasks.push(task) })
  }
  return { stored, get, put, isolate, written: () => Promise.all(tasks) }
}

describe('sections of content', () => {
  it('are in KV for other isolates, and in memory of one whose pages used them twice', async () => {
    const { isolate, get, written } = setting()
    const request = isolate()
    const store = request()
    const { find, keep } = await store.read('stay:1')
    expect(find('stay')).toBeUndefined()
    keep('stay', section('<p>Été'), 'content')
    store.write()
    await written()
    const again = request()
    expect(htmlOf((await again.read('stay:1')).find('stay'))).toBe('<p>Été[0]</p>')
    again.write()
    get.mockClear()
    expect(htmlOf((await request().read('stay:1')).find('stay'))).toBe('<p>Été[0]</p>')
    expect(get).not.toHaveBeenCalled()
    expect(htmlOf((await isolate()().read('stay:1')).find('stay'))).toBe('<p>Été[0]</p>')
    expect((await isolate('another site')().read('stay:1')).find('stay')).toBeUndefined()
    expect((await isolate()().read('stay:2')).find('stay')).toBeUndefined()
  })

  it('are written once a page, together with those that were found', async () => {
    const { isolate, put, written } = setting()
    const first = isolate()()
    ;(await first.read('hotel:1')).keep('hotel', section('<p>hotel'), 'content')
    first.write()
    await written()
    const second = isolate()()
    ;(await second.read('hotel:1')).keep('nearby', section('<p>nearby'), 'content')
    second.write()
    second.write()
    await written()
    expect(put).toHaveBeenCalledTimes(2)
    const { find } = await isolate()().read('hotel:1')
    expect(['hotel', 'nearby'].map((name) => htmlOf(find(name)))).toEqual(['<p>hotel[0]</p>', '<p>nearby[0]</p>'])
  })

  it('that change with responses are written with others, or where KV has none, and otherwise stay in memory', async () => {
    const { isolate, put, written } = setting()
    const render = async (request: ReturnType<typeof isolate>, kept: readonly (readonly [string, string, 'content' | 'responses'])[]) => {
      const store = request()
      const { find, keep } = await store.read('stay:1')
      for (const name of ['stay', 'prices']) find(name)
      for (const [name, html, changesWith] of kept) keep(name, section(html, html), changesWith)
      store.write()
      await written()
    }
    const shown = async (request: ReturnType<typeof isolate>) => htmlOf((await request().read('stay:1')).find('prices'))
    await render(isolate(), [['stay', '<p>stay', 'content']])
    await render(isolate(), [['prices', '<p>100', 'responses']])
    expect(put).toHaveBeenCalledTimes(2)
    const busy = isolate()
    for (let page = 0; page < 2; page++) await render(busy, [['prices', '<p>90', 'responses']])
    expect([put.mock.calls.length, await shown(busy), await shown(isolate())]).toEqual([2, '<p>90[0]</p>', '<p>100[0]</p>'])
    await render(busy, [['stay', '<p>stay, renewed', 'content']])
    expect([put.mock.calls.length, await shown(isolate())]).toEqual([3, '<p>90[0]</p>'])
  })

  it('of other content replace all of a page, whatever other visitors see there', async () => {
    const { isolate, stored, put, written } = setting()
    const page = async (variation: string, content: string) => {
      const store = isolate()()
      const { find, keep } = await store.read('stay:1')
      const needed = [
        ['stay', content, 'content'],
        [`others${variation}`, `others of ${content}`, 'responses'],
      ] as const
      for (const [name, html, changesWith] of needed)
        if (find(name)?.dependsOn !== html) keep(name, section(`<p>${html}`, html), changesWith)
      store.write()
      await written()
      const inKv = sectionsIn(stored.get('site:stay:1') ?? new Uint8Array()) ?? new Map<string, StoredSection>()
      return [put.mock.calls.length, [...inKv].map(([name, { dependsOn }]) => `${name}: ${dependsOn}`).toSorted()]
    }
    await page('', 'old')
    expect(await page('+short', 'old')).toEqual([2, ['others+short: others of old', 'others: others of old', 'stay: old']])
    expect(await page('+short', 'new')).toEqual([3, ['others+short: others of new', 'stay: new']])
    expect(await page('', 'new')).toEqual([4, ['others+short: others of new', 'others: others of new', 'stay: new']])
    expect((await page('+short', 'new'))[0]).toBe(4)
  })

  it('are apart for each variation of the experiments that most of them show', async () => {
    const { isolate, stored, written } = setting()
    for (const variations of [['labels', 'summary'], ['summary'], ['discount', 'labels']]) {
      const store = isolate()(variations)
      ;(await store.read('home', ['discount', 'labels'])).keep('results', section('<p>cards'), 'responses')
      store.write()
    }
    await written()
    expect([...stored.keys()].toSorted()).toEqual(['site:home', 'site:home+discount+labels', 'site:home+labels'])
  })

  it('that KV has refused are written again', async () => {
    const { isolate, put, written } = setting()
    put.mockRejectedValueOnce(new Error('one write of a key in a second'))
    const request = isolate()
    for (let page = 0; page < 3; page++) {
      const store = request()
      const { find, keep } = await store.read('stay:1')
      if (!find('stay')) keep('stay', section('<p>stay'), 'content')
      store.write()
      await written()
    }
    expect(put).toHaveBeenCalledTimes(2)
  })

  it('that another page has kept in the meantime stay in memory', async () => {
    const { isolate } = setting()
    const request = isolate()
    const keeping = async (name: string) => {
      const store = request()
      ;(await store.read('stay:1')).keep(name, section(`<p>${name}`), 'responses')
      return store
    }
    for (let page = 0; page < 2; page++) (await keeping('stay')).write()
    const slow = request()
    await slow.read('stay:1')
    ;(await keeping('prices')).write()
    slow.write()
    const { find } = await request().read('stay:1')
    expect(['stay', 'prices'].map((name) => htmlOf(find(name)))).toEqual(['<p>stay[0]</p>', '<p>prices[0]</p>'])
  })

  it('are kept in memory up to six million bytes together, however many there may be', () => {
    const { sections } = createSectionMemory()
    const long = new Map([['stay', { dependsOn: 'v1', markup: [new Uint8Array(500_000), 0, new Uint8Array(500_000)] }]])
    for (let round = 0; round < 2; round++) for (let id = 1; id <= 50; id++) sections.set(`stay:${id}`, long)
    expect([sections.size, sections.get('stay:50')]).toEqual([6, long])
  })

  it('that nothing was rendered for are not written', async () => {
    const { isolate, put } = setting()
    const store = isolate()()
    await store.read('stay:1')
    store.write()
    expect(put).not.toHaveBeenCalled()
  })

  describe('that KV returns late', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    /** A page of sections of content, and KV responds after so many milliseconds. */
    async function page(sections: SectionStore, kept: readonly string[]) {
      const reading = sections.read('stay:1')
      await vi.advanceTimersByTimeAsync(80)
      const { find, keep } = await reading
      const found = ['stay', 'nearby'].filter((name) => find(name))
      for (const name of kept) keep(name, section(`<p>${name}`), 'content')
      sections.write()
      await vi.advanceTimersByTimeAsync(1000)
      return found
    }
    const after = (milliseconds: number, value: Uint8Array<ArrayBuffer> | undefined) => () =>
      new Promise<ArrayBuffer | null>((resolve) => setTimeout(() => resolve(value?.slice().buffer ?? null), milliseconds))

    it('are rendered, and written beside what KV has, once it tells', async () => {
      const { isolate, get, put, stored } = setting()
      get.mockImplementation(after(120, textOf(new Map([['nearby', section('<p>nearby')]]))))
      expect(await page(isolate()(), ['stay'])).toEqual([])
      expect(put).toHaveBeenCalledTimes(1)
      expect([...(sectionsIn(stored.get('site:stay:1') ?? new Uint8Array()) ?? [])].map(([name]) => name)).toEqual(['nearby', 'stay'])
    })

    it('are written where KV has none, but neither over the same nor where KV does not tell at all', async () => {
      const { isolate, get, put } = setting()
      get.mockImplementation(after(120, undefined))
      await page(isolate()(), ['stay'])
      expect(put).toHaveBeenCalledTimes(1)
      get.mockImplementation(after(120, textOf(new Map([['stay', section('<p>stay')]]))))
      await page(isolate()(), ['stay'])
      get.mockImplementation(() => new Promise(() => {}))
      await page(isolate()(), ['stay'])
      expect(put).toHaveBeenCalledTimes(1)
    })

    it('are waited for less for five seconds, but as long as KV takes for what it has at hand', async () => {
      const { isolate, get } = setting()
      const request = isolate()
      get.mockImplementation(after(120, undefined))
      await page(request(), [])
      get.mockImplementation(after(20, textOf(new Map([['stay', section('<p>stay')]]))))
      expect(await page(request(), [])).toEqual(['stay'])
      get.mockImplementation(after(60, textOf(new Map([['stay', section('<p>stay')]]))))
      expect(await page(isolate()(), [])).toEqual(['stay'])
      const slow = isolate()
      get.mockImplementationOnce(after(120, undefined))
      await page(slow(), [])
      expect(await page(slow(), [])).toEqual([])
    })

    it('do not make KV late for content, which pages share', async () => {
      const { isolate, get } = setting()
      const sections = isolate()
      get.mockImplementation(after(120, undefined))
      const memory = createMemory()
      const stored = sealed({ title: 'x' }, Date.now(), 'one').text
      const load = vi.fn<() => Promise<Outcome<unknown>>>(async () => ({ kind: 'ok', value: { title: 'x' } }))
      for (let id = 1; id <= 20; id++) {
        const kv = { get: () => new Promise<string>((resolve) => setTimeout(() => resolve(stored), 15)), put: async () => {} }
        const content = createStore({ kv, memory, now: Date.now, ticking: Date.now, waitUntil: () => {}, build: 'one' })
        const entry = {
          key: `stay:fr_FR:${id}`,
          schema: v.object({ title: v.string() }),
          softAgeSeconds: 600,
          hardAgeSeconds: 86_400,
          load,
        }
        const both = Promise.all([content.read(entry as never), sections().read(`stay:${id}`)])
        await vi.advanceTimersByTimeAsync(100)
        await both
      }
      expect(load).not.toHaveBeenCalled()
      expect(memory.kvLateAt).toBe(Number.NEGATIVE_INFINITY)
    })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('KV is down'))],
    [
      'throws',
      () => {
        throw new Error('KV is gone')
      },
    ],
  ])('are rendered where KV %s, and not written over what it may have', async (_, failing) => {
    const { isolate, get, put, written } = setting()
    get.mockImplementation(failing)
    const store = isolate()()
    const { find, keep } = await store.read('stay:1')
    expect(find('stay')).toBeUndefined()
    keep('stay', section('<p>stay'), 'content')
    store.write()
    await written()
    expect(put).not.toHaveBeenCalled()
  })

  it('are not written again while KV returns what it had before this isolate wrote them, unless they have changed', async () => {
    vi.useFakeTimers()
    const { isolate, get, put, written } = setting()
    get.mockImplementation(async () => null)
    const page = async (request: ReturnType<typeof isolate>, dependsOn = 'v1') => {
      const store = request()
      const { keep } = await store.read('stay:1')
      keep('stay', section('<p>stay', dependsOn), 'content')
      store.write()
      await written()
      return put.mock.calls.length
    }
    const [one, other] = [isolate(), isolate()]
    expect([await page(one), await page(one)]).toEqual([1, 1])
    expect(await page(one, 'v2')).toBe(2)
    expect(await page(other)).toBe(3)
    // By then KV has what was written, or has lost it.
    vi.advanceTimersByTime(60_000)
    expect(await page(other)).toBe(4)
    vi.useRealTimers()
  })
})

describe('the text of sections', () => {
  const whole = textOf(
    new Map([
      ['one', section('<p>one')],
      ['two', section('<p>two', 'v2')],
    ]),
  )

  it('is read as it was written', () => {
    const found = sectionsIn(whole)
    expect([...(found ?? [])].map(([name, one]) => [name, one.dependsOn, htmlOf(one)])).toEqual([
      ['one', 'v1', '<p>one[0]</p>'],
      ['two', 'v2', '<p>two[0]</p>'],
    ])
  })

  it('is of no use when it is cut, longer, or of something else', () => {
    expect(sectionsIn(whole.slice(0, -1))).toBeUndefined()
    expect(sectionsIn(Uint8Array.of(...whole, 65))).toBeUndefined()
    const others = ['', '\n', '{"storedAt":17', '{"storedAt":1,"value":{"old":true}}', '{"one":{"dependsOn":"v1","pieces":["x"]}}\n']
    for (const text of others) expect(sectionsIn(utf8.encode(text))).toBeUndefined()
  })
})
