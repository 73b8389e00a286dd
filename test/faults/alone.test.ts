import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { failsAlone, pagesWithoutOne, payments } from './alone.ts'
import { type IsolateOptions, type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { expectPresentable, shows } from './presentable.ts'
import { type Fault, faults, startUpstream } from './upstream.ts'
import { visit } from './visitor.ts'

const names = Object.keys(faults) as Fault[]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Fault | 'well'>
/** Amount on each payment's page, cents. */
const prices = new Map<string, string>()

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'), failsAlone)
  keyValue = await startKeyValue()
  const options: [Fault | 'well', IsolateOptions][] = [
    ['well', { upstream: upstream.address('well'), mood: 'stored' }],
    ...names.map((fault): [Fault, IsolateOptions] => [fault, { upstream: upstream.addressOfSome(fault), mood: 'read only' }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Fault | 'well', IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // Content of these pages is in KV from here on.
  for (const { path } of pagesWithoutOne) await visit(isolates.url('well') + path)
  for (const { path } of payments) {
    const { body } = await visit(isolates.url('well') + path)
    prices.set(path, /name="price" value="(\d+)"/.exec(body)?.[1] ?? '')
  }
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

describe.concurrent.each(names)('one call %s', (fault) => {
  const resolved = faults[fault] === 'late'

  // @rule B8.5
  it.each(pagesWithoutOne)('$name', async ({ path, always, whenWell, whenFailing }) => {
    const page = await visit(isolates.url(fault) + path)
    expect(page.status).toBe(200)
    expectPresentable(page)
    const seen = [always, whenWell, whenFailing].map((what) => what && shows(page, what))
    expect(seen).toEqual([true, whenWell && resolved, whenFailing && !resolved])
  })

  // @rule B8.5
  it.each(payments)('paying $name', async ({ path, payment, whenWell, whenFailing }) => {
    const { status, headers } = await visit(isolates.url(fault) + path, {
      fields: { price: prices.get(path) ?? '', payment, terms: 'accepted' },
    })
    expect(status).toBe(303)
    expect(headers.location).toMatch(resolved ? whenWell : whenFailing)
  })
})

it('nothing was left unhandled, nothing crashed', () => {
  expect(isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))).toEqual([])
})
