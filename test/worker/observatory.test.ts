import { describe, expect, inject, it } from 'vitest'
import { get, type TestResponse } from './site.ts'

/** The rules of Mozilla's HTTP Observatory that a response decides, with their points; each returns what is missing. */
const rules: Readonly<Record<string, (response: TestResponse) => string | undefined>> = {
  'content security policy, +10': ({ headers }) => {
    const policy = directives(headers['content-security-policy'] ?? '')
    if (policy.get('default-src') !== "'none'") return 'default-src is not none'
    if (/unsafe|\*|data:|https?:(?!\/\/)/.test(`${policy.get('script-src')} ${policy.get('style-src')} ${policy.get('object-src') ?? ''}`))
      return 'unsafe sources'
    const locked = ['base-uri', 'frame-ancestors', 'form-action'].filter((name) => !policy.has(name))
    return locked.length > 0 ? `without ${locked.join()}` : undefined
  },
  'no frames, by the policy, +5': ({ headers }) =>
    directives(headers['content-security-policy'] ?? '').get('frame-ancestors') === "'none'" && headers['x-frame-options'] === 'DENY'
      ? undefined
      : 'can be framed',
  'referrer policy, +5': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '')
      ? undefined
      : headers['referrer-policy'],
  'resources for the same origin, +10': ({ headers }) =>
    headers['cross-origin-resource-policy'] === 'same-origin' ? undefined : headers['cross-origin-resource-policy'],
  'content types are not guessed, 0': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? undefined : 'guessed'),
  'no other origin reads it, 0': ({ headers }) => headers['access-control-allow-origin'],
  'cookies are safe, 0': ({ headers }) =>
    headers['set-cookie'] === undefined || /__Host-.*secure.*httponly.*samesite/i.test(headers['set-cookie'])
      ? undefined
      : headers['set-cookie'],
  'scripts and styles are of the same origin, 0': ({ body }) => {
    const files = [...body.matchAll(/<(?:script[^>]* src=|link[^>]* rel="stylesheet")[^>]*>/g)].map(([tag]) => tag)
    return files.find((tag) => !/(?:src|href)="\/assets\//.test(tag))
  },
}

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1).join(' ')]))

const dates = 'checkin=2027-04-20&checkout=2027-04-21'
const kinds = [
  '/',
  '/be',
  '/fr',
  '/es/escapadas',
  '/fr/week-ends/bretagne?stars=4',
  '/fr/sejour/10572',
  '/nl/nl/hotel/1057',
  '/it/attivita',
  '/fr/activites/700001',
  '/be/nl/cadeauboxen',
  '/be/fr/info/cookies',
  '/fr/contact',
  '/fr/favoris',
  `/fr/checkout?product=10572&${dates}`,
  '/fr/checkout/confirmation?order=x&outcome=confirmed&at=1&signature=00',
  '/fr/nowhere',
  '/fr/%00',
  '/nl',
  '/FR',
  '/fr/account/x',
  '/robots.txt',
  '/sitemap.xml',
  '/fr/sitemap-pages-1.xml',
  '/healthz',
  '/api/facets.json?locale=fr_FR',
  '/api/facets.json',
  '/api/nothing',
  '/partners/marche-bleu-logo.svg',
  '/pictures/none.avif',
]

const missing = (response: TestResponse) =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const fault = rule(response)
    return fault === undefined ? [] : [`${name}: ${fault}`]
  })

describe('the rules of the HTTP Observatory', () => {
  it.each(kinds)('%s has their maximum', async (path) => expect(missing(await get(path))).toEqual([]))

  it('a picture of the catalogue has it but for one rule: other sites may show it (record 33)', async () => {
    expect(missing(await get('/pictures/bedroom-day_640_360.avif'))).toEqual(['resources for the same origin, +10: cross-origin'])
  })

  it('a partner’s page, a refused form and another method have it too', async () => {
    expect(missing(await get(new URL(inject('minisite')).pathname))).toEqual([])
    expect(missing(await get('/fr/checkout', { method: 'POST', headers: { 'content-length': '0' } }))).toEqual([])
    expect(missing(await get('/fr', { method: 'DELETE' }))).toEqual([])
  })
})
