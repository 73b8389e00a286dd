import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

describe('pages that lead to others', () => {
  it.each([
    ['/fr/week-ends', 'fr'],
    ['/be/nl', 'nl'],
    ['/it/hotel/1775', 'it'],
  ])('%s names the rules of its language, which are there', async (path, language) => {
    const { headers } = await get(path)
    expect(headers['speculation-rules']).toBe(`"/speculation-rules/${language}.json"`)
    expect(headers['no-vary-search']).toBe('key-order')
    const rules = await get(`/speculation-rules/${language}.json`)
    expect([rules.status, rules.headers['content-type'], rules.headers['cache-control']]).toEqual([
      200,
      'application/speculationrules+json',
      'public, max-age=3600',
    ])
    expect(Object.keys(JSON.parse(rules.body))).toEqual(['prefetch'])
  })

  it.each(['/fr/checkout/gift?product=box-223', '/robots.txt', '/api/nothing', '/fr/beneficiary/login'])('%s names none', async (path) => {
    const { headers } = await get(path)
    expect([headers['speculation-rules'], headers['no-vary-search']]).toEqual([undefined, undefined])
  })

  it('have no rules for a language that no market has', async () => {
    expect((await get('/speculation-rules/de.json')).status).toBe(404)
    expect((await get('/speculation-rules/fr')).status).toBe(404)
  })
})
