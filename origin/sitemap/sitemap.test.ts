import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Landing } from '../../src/contract/landing.ts'
import { responseTo } from '../testing/whole-catalogue.ts'

test('sitemaps list what can be indexed, once', async () => {
  const Sitemap = v.object({
    urls: v.array(v.object({ path: v.string(), alternates: v.array(v.object({ locale: v.string(), path: v.string() })) })),
    pages: v.number(),
  })
  for (const kind of ['stays', 'destinations', 'hotels']) {
    const { urls, pages } = await responseTo(Sitemap, `/sitemap.json?locale=es_ES&kind=${kind}`)
    expect(pages).toBeGreaterThan(0)
    expect(new Set(urls.map((url) => url.path)).size).toBe(urls.length)
    expect(urls.every((url) => url.alternates.length === 6)).toBe(true)
  }
  const { urls } = await responseTo(Sitemap, '/sitemap.json?locale=es_ES&kind=destinations')
  for (const url of urls.filter((_, index) => index % 400 === 0)) {
    const page = await responseTo(Landing, `/landing.json?locale=es_ES&path=${encodeURIComponent(url.path.replace(/^\/escapadas\/?/, ''))}`)
    expect(page.pageModel.metaRobots).toBe('index,follow')
    expect(page.pageModel.canonicalUrl).toBe(url.path)
  }
})
