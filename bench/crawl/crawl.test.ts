import { expect, it } from 'vitest'
import { crawl, type CrawlOptions } from './crawl.ts'
import { report, summary } from './summary.ts'

const origin = 'http://localhost'

const html = (address: string, links: readonly string[]) => `<html lang="fr-FR"><title>${address}</title>
<meta name="description" content="Page ${address}"><meta name="robots" content="index, follow"><link rel="canonical" href="${origin}${address}">
<meta property="og:title" content="${address}"><meta property="og:description" content="Page ${address}"><meta property="og:url" content="${origin}${address}">
<meta property="og:locale" content="fr_FR"><h1>Escale</h1>${links.map((to) => `<a href="${to}">${to}</a>`).join('')}`

/** A site of five pages in a row: each links to the next, the first to a page that is gone. */
const chain = ['/fr', '/fr/week-ends', '/fr/week-ends/bretagne', '/fr/hotel/1', '/fr/sejour/11', '/fr/sejour/12']
const linksOf = (address: string) => [...chain.slice(chain.indexOf(address) + 1).slice(0, 1), ...(address === '/fr' ? ['/fr/contact'] : [])]
const files: Readonly<Record<string, string>> = {
  '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  '/sitemap.xml': `<sitemap><loc>${origin}/fr/sitemap-pages-1.xml</loc></sitemap><sitemap><loc>${origin}/it/sitemap-pages-1.xml</loc></sitemap>`,
  '/fr/sitemap-pages-1.xml': chain.map((address) => `<url><loc>${origin}${address}</loc></url>`).join(''),
}

async function request(address: string) {
  const file = files[address]
  const headers = new Headers({ 'content-type': file === undefined ? 'text/html' : 'text/plain', 'content-language': 'fr-FR' })
  const right = address.replace('/FR//', '/fr/').replace(/\/(?:FR\/)?$/, '') || '/fr'
  if (right !== address && chain.includes(right.replace('/FR', '/fr'))) {
    headers.set('location', right.replace('/FR', '/fr'))
    return { address, status: 308, headers, body: '' }
  }
  if (file === undefined && !chain.includes(address)) return { address, status: 404, headers, body: '<html lang="fr-FR">' }
  return { address, status: 200, headers, body: file ?? html(address, linksOf(address)) }
}

const options: CrawlOptions = {
  origin,
  request,
  markets: ['fr'],
  minisites: [],
  pages: 10,
  links: 10,
  seed: 1,
  reach: ['fr'],
  connections: 2,
  isOver: () => false,
}

it('visits what sitemaps list and what links lead to, and reports each contradiction once, with a page that links there', async () => {
  const outcome = await crawl(options)
  expect(report(outcome.contradictions.filter(({ rule }) => !rule.startsWith('a misspelt')))).toEqual([
    'links are 200: /fr: /fr/contact is 404',
    'every listed page is four clicks from home: /fr/sejour/12: not linked (linked from /fr/sejour/11)',
  ])
  expect(summary(outcome)).toMatch(/stay +2 of 2 ✗1/)
})

it('says what it had no time for, and then measures no distance', async () => {
  let left = 4
  const { graph, contradictions, unfinished } = await crawl({ ...options, connections: 1, isOver: () => left-- <= 0 })
  expect([graph.pages.size < 7, unfinished.length > 0, graph.measured.size]).toEqual([true, true, 0])
  expect(contradictions.filter(({ rule }) => rule.includes('clicks'))).toEqual([])
})
