import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { visit } from './visitor.ts'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'crashing' | 'failing'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  isolates = await startIsolates(
    {
      crashing: { upstream: upstream.address('well'), mood: 'stored', variables: { MARKET_HOSTS: 'nonsense' } },
      failing: { upstream: upstream.address('500'), cms: upstream.address('well'), mood: 'stored' },
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const reports = (fault: 'well' | '500') => upstream.calls(fault).filter((path) => path === '/error')

// @rule B7.13 B7.14
it.each([
  ['crashing', 'well', 500],
  ['failing', '500', 200],
] as const)('an isolate that is %s reports it upstream once, whatever comes after it', async (isolate, fault, status) => {
  for (const path of ['/fr', '/it', '/es']) {
    const page = await visit(isolates.url(isolate) + path)
    expect([path, page.status, page.complete]).toEqual([path, status, true])
  }
  await expect.poll(() => reports(fault)).toEqual(['/error'])
})
