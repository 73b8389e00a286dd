import { describe, expect, inject, it } from 'vitest'
import { get, type TestResponse } from './site.ts'

const prefixes = [
  '',
  '/fr',
  '/be',
  '/nl/nl',
  '/fr/account',
  '/fr/week-ends',
  '/fr/week-ends/bretagne',
  '/fr/sejour',
  '/fr/hotel',
  '/fr/activites',
  '/fr/coffrets-cadeaux',
  '/fr/coffrets-cadeaux/p',
  '/fr/info',
  '/fr/contact',
  '/fr/favoris',
  '/fr/checkout',
  '/fr/minisite',
  '/fr/nowhere',
  '/pictures',
  '/partners',
  '/map-pictures',
  '/api',
  '/api/weekend',
  '/hooks',
]

/** Ends of paths that name nothing; some are redirected to their one spelling first. */
const oddEnds = [
  '/%00',
  '/%0A',
  '/%0D%0Aset-cookie:a=b',
  '/x%1Fx',
  '/%7F',
  '/%C2%85',
  '/%E2%80%A8',
  '/%E2%80%A9x',
  '/%E0%A4%A',
  '/%',
  '/%ED%A0%80',
  '/%FF%FE',
  '/..%2f..%2fetc%2fpasswd',
  '/%252e%252e',
  '/%2F%2F',
  '//evil.example',
  '/\\evil.example',
  '/%5C%5Cevil.example',
  '/;x=1',
  '/a%20b',
  '/%F0%9F%92%A9',
  '/__proto__',
  '/constructor/prototype',
  '/{{7*7}}',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  `/${'x'.repeat(150)}`,
  `/${'x'.repeat(300)}`,
  `/${'x'.repeat(6000)}`,
  `/${'x/'.repeat(400)}x`,
  `/${'%E2%82%AC'.repeat(60)}`,
]

/** Follows the redirect to the one spelling of an address. */
async function open(path: string): Promise<TestResponse> {
  const first = await get(path)
  const location = first.headers['location']
  return first.status === 308 && location?.startsWith('/') ? get(location) : first
}

/** What is wrong with a refused response, or with one that the account application has to refuse. */
function faultsOf({ status, headers, body }: TestResponse): string[] {
  const html = headers['content-type']?.startsWith('text/html')
  const isAccount = status === 302 && headers['location']?.startsWith(`${inject('origin')}/account`)
  return [
    !isAccount && (status < 400 || status >= 500) ? `status ${status}` : '',
    headers['content-security-policy']?.includes("default-src 'none'") ? '' : 'no policy',
    headers['x-content-type-options'] === 'nosniff' ? '' : 'no nosniff',
    headers['cache-control'] ? '' : 'no cache-control',
    headers['set-cookie'] ? 'a header of the address' : '',
    headers['server-timing']?.includes('total;dur=') ? '' : 'no server-timing',
    body === '' && !isAccount ? 'empty' : '',
    html && !/<h1.*<\/html>$/s.test(body) ? 'no whole page' : '',
    html && !/<meta name="robots" content="noindex/.test(body) ? 'indexed' : '',
    body.includes('<script>alert') ? 'reflected' : '',
  ].filter(Boolean)
}

describe('an odd path is refused whole, with every header', () => {
  it.each(prefixes)('below %s/', async (prefix) => {
    const faults: string[] = []
    for (const end of oddEnds) {
      const response = await open(prefix + end)
      faults.push(...faultsOf(response).map((fault) => `${prefix}${end.slice(0, 40)}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

it('a path or a query longer than any of ours is refused before anything reads it', async () => {
  expect((await get(`/fr/week-ends/${'x'.repeat(1000)}`)).status).toBe(414)
  expect((await get(`/fr/week-ends/bretagne?facilities=${'a,'.repeat(5000)}`)).status).toBe(414)
})

// Others, such as `[`, are refused by the runtime: no worker sees them.
it.each(['..', '', 'xn--', 'x'.repeat(300)])('the impossible host "%s" is refused whole or is any host', async (host) => {
  const response = await get('/fr/contact', { host })
  if (response.status !== 200) expect(faultsOf(response)).toEqual([])
})
