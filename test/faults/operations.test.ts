import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { columnOf } from '../../.ci/operations-queries.ts'
import { DataPoint } from '../../origin/local/dataset.ts'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { type Fake, listen, textOf } from './server.ts'
import { startUpstream } from './upstream.ts'
import { visit } from './visitor.ts'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let analytics: Fake
let isolates: Isolates<'alone' | 'uncounted'>
const points: DataPoint[] = []

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  analytics = await listen(async (request, response) => {
    points.push(v.parse(DataPoint, JSON.parse(await textOf(request))))
    response.writeHead(200).end()
  })
  isolates = await startIsolates(
    {
      alone: { upstream: upstream.address('500'), mood: 'failing', dataset: { address: `http://127.0.0.1:${analytics.port}` } },
      uncounted: { upstream: upstream.address('well'), mood: 'stored', dataset: {} },
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop(), analytics?.stop()])
})

function fact({ blobs, doubles }: DataPoint, name: string): string | number | undefined {
  const [, kind, position] = /^(blob|double)(\d+)$/.exec(columnOf(name) ?? '') ?? []
  return (kind === 'blob' ? blobs : doubles)[Number(position) - 1]
}

const renderings = () => points.filter((point) => fact(point, 'point') === 'rendering')

describe('the data points of a site without upstream and KV', () => {
  it('say which call failed, that its breaker opened, and that content is of the build; each page has two', async () => {
    const homes = ['/fr', '/es', '/it', '/nl/nl', '/be/nl', '/be/fr']
    for (const path of [...homes, ...homes]) expect((await visit(isolates.url('alone') + path)).status).toBe(200)
    await expect.poll(() => renderings().length).toBe(12)
    const [first, ...later] = renderings()
    expect(['page', 'content', 'kvLate', 'incomplete', 'failure'].map((name) => fact(first!, name))).toEqual([
      'home',
      'bundled',
      1,
      1,
      'unavailable',
    ])
    expect(fact(first!, 'failedCall')).not.toBe('')
    expect(Number(fact(first!, 'unavailable'))).toBeGreaterThan(0)
    expect(fact(first!, 'openBreaker')).toBe('')
    expect(later.map((point) => fact(point, 'openBreaker')).some(Boolean)).toBe(true)
    const requests = points.filter((point) => fact(point, 'point') === 'request' && fact(point, 'page') === 'home')
    expect(requests.map((point) => fact(point, 'status'))).toEqual(homes.flatMap(() => [200, 200]))
  })
})

describe('a dataset that fails', () => {
  it('harms no page, and leaves no failure that nobody handles', async () => {
    const page = await visit(`${isolates.url('uncounted')}/fr/sejour/10572`)
    expect([page.status, page.complete, page.body.endsWith('</html>')]).toEqual([200, true, true])
    expect((await visit(`${isolates.url('uncounted')}/api/autocomplete-geonames.json?locale=fr_FR&term=lyon`)).status).toBe(200)
    expect(isolates.log.filter((line) => line.includes('UNHANDLED'))).toEqual([])
  })
})
