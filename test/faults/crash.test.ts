import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { visit } from './visitor.ts'

/** Configurations that make the worker throw, each at another place. */
const wrong = {
  'markets of hosts': { MARKET_HOSTS: 'nonsense' },
  'markets of known hosts': { MARKET_HOSTS: 'nonsense', HOSTS: 'www.escale.example' },
  addresses: { PAYMENT_URL: 'nonsense', ACCOUNT_ORIGIN: 'nonsense', API_URL: 'nonsense', CMS_URL: '', PICTURES_URL: '' },
}
type Wrong = keyof typeof wrong

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Wrong>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const options = Object.entries(wrong).map(([name, variables]) => [name, { upstream: upstream.address('well'), mood: 'empty', variables }])
  isolates = await startIsolates(Object.fromEntries(options), { keyValuePort: keyValue.port, clock: inject('clock') })
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const paths = [
  '/',
  '/fr',
  '/fr/sejour/10572',
  '/fr/account/x',
  '/fr/checkout?product=10572',
  '/sitemap.xml',
  '/pictures/a.avif',
  '/api/facets.json?locale=fr_FR',
]

it.each(Object.keys(wrong) as Wrong[])('with wrong %s, whatever is thrown leaves whole and with every header', async (name) => {
  const statuses = new Set<number>()
  for (const path of paths) {
    const { status, headers, body, complete } = await visit(isolates.url(name) + path)
    statuses.add(status)
    expect([path, complete, String(headers['content-security-policy']).includes("default-src 'none'")]).toEqual([path, true, true])
    expect([path, headers['x-content-type-options'], String(headers['server-timing'])]).toEqual([
      path,
      'nosniff',
      expect.stringContaining('total;dur='),
    ])
    if (status === 500) expect([path, /<h1.*<\/html>$/s.test(body)]).toEqual([path, true])
  }
  expect([...statuses].some((status) => status >= 500)).toBe(true)
})
