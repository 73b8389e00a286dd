import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const whole = [
  '/fr/coffrets-cadeaux',
  '/fr/idees-week-end',
  '/be/fr/info/cookies',
  '/fr/marche-bleu/contact',
  '/',
  '/be',
  '/sitemap.xml',
  '/fr/sitemap-stays-1.xml',
  '/fr/sitemap-pages-1.xml',
]

const streamed = [
  '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
  '/fr',
  '/fr/week-ends/bretagne',
  '/it/weekend',
  '/fr/sejour/10572',
  '/es/actividades/700001',
  '/nl/nl/hotel/1057',
  '/fr/marche-bleu/week-ends',
]

const known = (path: string, tag: string) => get(path, { headers: { 'if-none-match': tag } })

describe('what a crawler has already', () => {
  it.each(whole)('%s is not sent again while it is the same', async (path) => {
    const first = await get(path)
    const tag = first.headers['etag'] ?? ''
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[0-9a-f]{16}"$/)])
    const second = await known(path, tag)
    expect([second.status, second.body, second.headers['content-type']]).toEqual([304, '', undefined])
    for (const name of ['etag', 'cache-control', 'content-security-policy']) expect(second.headers[name]).toBe(first.headers[name])
    expect((await known(path, 'W/"another"')).status).toBe(200)
  })

  it.each(streamed)('%s, sent before all of it is known, has the tag of its copy: it is never taken for another', async (path) => {
    const { status, headers } = await get(path)
    const tag = headers['etag'] ?? ''
    expect([status, tag]).toEqual([200, expect.stringMatching(/^W\/"(page-[0-9a-f-]{36}|[0-9a-f]{16})"$/)])
    // No cache is in front of the tests' pages: every copy is another. A page that came at once may come so again.
    if (tag.includes('page-')) expect((await known(path, tag)).status).toBe(200)
  })
})

it('pages differ in their tags', async () => {
  const tags = await Promise.all(
    ['/fr/contact', '/be/fr/contact', '/fr/info/faq', '/'].map(async (path) => (await get(path)).headers['etag']),
  )
  expect(new Set(tags).size).toBe(tags.length)
})

it.each(['/fr/checkout?product=10572&checkin=2027-04-20&checkout=2027-04-21', '/fr/nowhere', '/fr/sejour/10123'])(
  '%s has no tag: it is of one visitor, or no page of the site',
  async (path) => expect((await get(path)).headers['etag']).toBeUndefined(),
)
