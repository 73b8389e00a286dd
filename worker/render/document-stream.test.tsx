import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Deferred } from '../../src/hydration/server/Deferred.tsx'
import { Island } from '../../src/hydration/server/Island.tsx'
import { island } from '../../src/hydration/island.ts'
import { renderDocument } from './document-stream.tsx'

const never = new Promise<never>(() => {})

/** Renders a page and collects what leaves, one entry for each piece. */
function render(page: ReactNode, signal: AbortSignal = new AbortController().signal) {
  const failures: unknown[] = []
  const rendering = renderDocument(page, {
    shell: (children) => <>{children}</>,
    siteKey: 'test',
    variations: [],
    islandFiles: () => undefined,
    onSectionFailed: (cause) => void failures.push(cause),
    signal,
  })
  return {
    body: rendering.then(({ body }) => body),
    sent: rendering.then(
      ({ sent }) => sent,
      () => {},
    ),
    failures,
  }
}

async function pieces(body: ReadableStream<Uint8Array> | Uint8Array): Promise<string[]> {
  const decoder = new TextDecoder()
  if (body instanceof Uint8Array) return [decoder.decode(body)]
  const found: string[] = []
  for await (const piece of body) found.push(decoder.decode(piece))
  return found
}

async function whole(page: ReactNode): Promise<string> {
  return (await pieces(await render(page).body)).join('')
}

function Section({ data, name = 'section' }: { data: Promise<string>; name?: string }): ReactNode {
  return (
    <Deferred data={data} pending={<i>{name} is coming</i>} failed={<u>{name} failed</u>}>
      {(text) => <b>{text}</b>}
    </Deferred>
  )
}

const pending = (name: string) => `<div class="late"><div class="pending" aria-busy="true"><i>${name} is coming</i></div>`
const finished = (html: string) => `<div class="settled">${html}</div>`

describe('a page', () => {
  it('whose data is all there leaves as one piece, without skeletons', async () => {
    const { body, failures } = render(
      <>
        <h1>Title</h1>
        <Section data={Promise.resolve('one')} />
        <p>between</p>
        <Section data={Promise.resolve('two')} />
      </>,
    )
    const response = await body
    expect(response).toBeInstanceOf(Uint8Array)
    expect((await pieces(response)).join('')).toBe(
      `<!DOCTYPE html><h1>Title</h1>${finished('<b>one</b>')}<p>between</p>${finished('<b>two</b>')}`,
    )
    expect(failures).toEqual([])
  })

  it('leaves in document order, whichever data comes first', async () => {
    const first = Promise.withResolvers<string>()
    const second = Promise.withResolvers<string>()
    const body = await render(
      <>
        <h1>Title</h1>
        <Section data={first.promise} name="first" />
        <Section data={second.promise} name="second" />
        <p>end</p>
      </>,
    ).body
    if (body instanceof Uint8Array) throw new Error('left as one piece')
    const reader = body.getReader()
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await next()).toBe(`<!DOCTYPE html><h1>Title</h1>${pending('first')}`)
    second.resolve('two')
    first.resolve('one')
    expect(await next()).toBe(`${finished('<b>one</b>')}</div>${finished('<b>two</b>')}<p>end</p>`)
    expect((await reader.read()).done).toBe(true)
  })

  describe('whose data comes at once', () => {
    afterEach(() => void vi.useRealTimers())

    it('is waited for up to 10 ms, then leaves with a skeleton', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const soon = Promise.withResolvers<string>()
      const late = Promise.withResolvers<string>()
      const document = render(<Section data={soon.promise} />).body
      const inParts = render(<Section data={late.promise} />).body
      await vi.advanceTimersByTimeAsync(9)
      soon.resolve('soon')
      expect((await pieces(await document)).join('')).toBe(`<!DOCTYPE html>${finished('<b>soon</b>')}`)
      await vi.advanceTimersByTimeAsync(1)
      late.resolve('late')
      expect((await pieces(await inParts)).join('')).toBe(`<!DOCTYPE html>${pending('section')}${finished('<b>late</b>')}</div>`)
    })
  })

  it('that throws outside its sections has no response', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken page')
    }
    await expect(render(<Broken />).body).rejects.toThrow('broken page')
  })
})

describe('a section', () => {
  it('whose data fails shows its failure, and says why once', async () => {
    const cause = new Error('no data')
    const { body, failures } = render(<Section data={Promise.reject(cause)} />)
    expect((await pieces(await body)).join('')).toContain('<u>section failed</u>')
    expect(failures).toEqual([cause])
  })

  it('whose children throw shows its failure, and the rest of the page follows', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken child')
    }
    const { body, failures } = render(
      <>
        <Deferred data={Promise.resolve('text')} pending={<i>coming</i>} failed={<u>failed</u>}>
          {() => <Broken />}
        </Deferred>
        <p>after</p>
      </>,
    )
    const html = (await pieces(await body)).join('')
    expect(html).toContain('<u>failed</u>')
    expect(html).toContain('<p>after</p>')
    expect(failures).toEqual([new Error('broken child')])
  })

  it('further down may fail while one before it is still awaited', async () => {
    const first = Promise.withResolvers<string>()
    const { body } = render(
      <>
        <Section data={first.promise} name="first" />
        <Section data={Promise.reject(new Error('early'))} name="second" />
      </>,
    )
    const stream = await body
    // An unhandled rejection would fail the test run in this turn.
    await new Promise((resolve) => setImmediate(resolve))
    first.resolve('one')
    const html = (await pieces(stream)).join('')
    expect(html).toContain('<b>one</b>')
    expect(html).toContain('<u>second failed</u>')
  })

  it.each([
    ['fails and shows nothing', (it: PromiseWithResolvers<string>) => it.reject(new Error('nothing to show'))],
    ['has nothing to show', (it: PromiseWithResolvers<string>) => it.resolve('')],
  ])('that %s still has an element, for the stylesheet to take the skeleton away', async (_, settle) => {
    const awaited = Promise.withResolvers<string>()
    const stream = await render(
      <Deferred data={awaited.promise} pending={<i>coming</i>} failed={null}>
        {(text) => text}
      </Deferred>,
    ).body
    settle(awaited)
    expect((await pieces(stream)).join('')).toMatch(/class="pending".*<\/div><div class="settled"><[a-z]/)
  })

  it('may hold further sections', async () => {
    const outer = Promise.withResolvers<string>()
    const inner = Promise.withResolvers<string>()
    const stream = await render(
      <Deferred data={outer.promise} pending={<i>outer is coming</i>} failed={<u>failed</u>}>
        {(text) => (
          <section>
            {text} <Section data={inner.promise} name="inner" /> end
          </section>
        )}
      </Deferred>,
    ).body
    outer.resolve('outer')
    inner.resolve('inner')
    expect((await pieces(stream)).join('')).toMatch(/outer is coming.*<section>outer .*<b>inner<\/b>.* end<\/section>/)
  })
})

describe('islands of a page', () => {
  const Where = ({ place }: { place: string }): ReactNode => <em>{place}</em>
  const where = island({ name: 'where', component: Where, props: v.object({ place: v.string() }) })

  it('have identifiers of their own, the same in every render', async () => {
    const page = (
      <>
        <Island island={where} when="load" props={{ place: 'one' }} />
        <Deferred data={Promise.resolve()} pending={null} failed={null}>
          {() => <Island island={where} when="load" props={{ place: 'two' }} />}
        </Deferred>
      </>
    )
    const html = await whole(page)
    expect([...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['i0-', 'i1-'])
    expect(await whole(page)).toBe(html)
  })
})

describe('a visitor who leaves', () => {
  it('ends the page: nothing more is written, nothing reported', async () => {
    const leaving = new AbortController()
    const { body, failures } = render(<Section data={never} />, leaving.signal)
    const stream = await body
    if (stream instanceof Uint8Array) throw new Error('left as one piece')
    const reader = stream.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('section is coming')
    leaving.abort(new Error('left'))
    await expect(reader.read()).rejects.toThrow('left')
    expect(failures).toEqual([])
  })

  it('before the first byte is not waited for', async () => {
    const { body, failures } = render(<Section data={never} />, AbortSignal.abort(new Error('left')))
    const stream = await body
    if (!(stream instanceof Uint8Array)) await expect(pieces(stream)).rejects.toThrow('left')
    expect(failures).toEqual([])
  })
})
