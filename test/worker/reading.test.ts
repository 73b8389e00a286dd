import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const bases = ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it'] as const

const attributes = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value)

describe('static pages', () => {
  // @rule B2.180 B2.181
  it.each(bases)('the FAQ of %s has nine folded questions, each with the id that links name', async (base) => {
    const { status, body } = await get(`${base}/info/faq`)
    expect(status).toBe(200)
    const ids = attributes(body, /<details id="([a-z0-9-]+)"/g)
    expect(ids).toHaveLength(9)
    expect(new Set(ids).size).toBe(9)
  })

  // @rule B2.181
  it.each(bases)('the conditions of sale of %s have a table of contents of their headings', async (base) => {
    const { body } = await get(`${base}/info/sales-conditions`)
    const ids = attributes(body, /<h2 id="([a-z0-9-]+)"/g)
    expect(ids).toHaveLength(6)
    expect(attributes(/<nav[^>]*aria-labelledby="contents".*?<\/nav>/s.exec(body)?.[0] ?? '', /href="#([^"]+)"/g)).toEqual(ids)
  })

  // @rule S2.180
  it('what comes after the id of a page redirects to it, and is not found where there is no such page', async () => {
    const { status, headers } = await get('/fr/info/cookies/x/y')
    expect([status, headers['location']]).toEqual([301, '/fr/info/cookies'])
    expect((await get('/fr/info/cookies')).body).toContain('<link rel="canonical" href="http')
    expect((await get('/fr/info/nothing/x')).status).toBe(404)
  })
})
