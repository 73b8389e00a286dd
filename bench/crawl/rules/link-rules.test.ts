import { describe, expect, it } from 'vitest'
import type { Graph } from '../graph.ts'
import type { Link, PageRecord } from '../page.ts'
import { readRobots } from '../robots.ts'
import { linkRules, listRules } from './links.ts'

const origin = 'https://escale.example'

const link = (href: string, more: Partial<Link> = {}): Link => ({ href, label: 'Voir', isFollowed: true, hreflang: undefined, ...more })

const page = (address: string, more: Partial<PageRecord> = {}): PageRecord => ({
  address,
  status: 200,
  location: undefined,
  title: address,
  description: address,
  robots: 'index, follow',
  canonical: origin + address,
  alternates: [],
  ids: new Set(),
  links: [],
  ...more,
})

function graphOf(pages: readonly PageRecord[], more: Partial<Graph> = {}): Graph {
  return {
    origin,
    robots: readRobots(''),
    listed: new Map(),
    pages: new Map(pages.map((each) => [each.address, each])),
    depths: new Map(),
    measured: new Set(),
    misspelt: new Map(),
    ...more,
  }
}

const found = (graph: Graph) =>
  [...graph.pages.values()].flatMap((each) => linkRules.flatMap(({ name, find }) => find(each, graph).map((one) => `${name}: ${one}`)))

const listFound = (graph: Graph) =>
  [...graph.listed.values()].flatMap((entry) => listRules.flatMap(({ name, find }) => find(entry, graph).map((one) => `${name}: ${one}`)))

describe('pages that link to each other', () => {
  it.each([
    [
      'a link to nothing',
      [page('/fr', { links: [link('/fr/info/x')] }), page('/fr/info/x', { status: 404 })],
      'links are 200: /fr/info/x is 404',
    ],
    [
      'a link to a redirect',
      [page('/fr', { links: [link('/fr/contact/')] }), page('/fr/contact/', { status: 308 })],
      'links are 200: /fr/contact/ is 308',
    ],
    [
      'a link to an empty search',
      [page('/fr', { links: [link('/fr/week-ends/arras')] }), page('/fr/week-ends/arras', { robots: 'noindex, follow' })],
      'followed links go to indexed pages: /fr/week-ends/arras is noindex, follow',
    ],
    [
      'a title twice',
      [page('/fr/week-ends/bruxelles', { title: 'Bruxelles' }), page('/fr/week-ends/bruxelles-region', { title: 'Bruxelles' })],
      'one page for a title: as /fr/week-ends/bruxelles: Bruxelles',
    ],
    [
      'a description twice',
      [page('/fr/hotel/1', { description: 'Un hôtel' }), page('/fr/hotel/2', { description: 'Un hôtel' })],
      'one page for a description: as /fr/hotel/1: Un hôtel',
    ],
    [
      'an alternate that does not return',
      [page('/fr', { alternates: [{ language: 'it-IT', url: `${origin}/it` }] }), page('/it')],
      `hreflang is returned: ${origin}/it does not link back`,
    ],
    [
      'a fragment of another page',
      [page('/fr', { links: [link('/fr/info/faq#pay')] }), page('/fr/info/faq')],
      'fragments of other pages resolve: /fr/info/faq#pay',
    ],
    [
      'a view with a query in its canonical',
      [page('/fr/week-ends?stars=4', { robots: 'noindex, follow' })],
      `a view is canonical to its page: ${origin}/fr/week-ends?stars=4`,
    ],
  ])('%s', (_, pages, sentence) => expect(found(graphOf(pages))).toEqual([sentence]))

  it('that agree are no contradiction: a screen of another application, a title in another market', () => {
    const account = page('/fr/account/settings/profile', { status: 302 })
    const pages = [
      page('/fr', { title: 'Escale', links: [link(account.address), link('/fr/week-ends#page=1')] }),
      account,
      page('/be/fr', { title: 'Escale' }),
    ]
    expect(found(graphOf(pages))).toEqual([])
  })

  it('a misspelt address that is redirected twice, or not at all', () => {
    const misspelt = new Map([['/fr/contact/', '/fr/contact']])
    const redirect = (status: number, location: string) => graphOf([page('/fr/contact/', { status, location })], { misspelt })
    expect(found(redirect(308, '/fr/contact'))).toEqual([])
    expect(found(redirect(308, '/FR/contact'))).toEqual(['a misspelt address is redirected once: 308 /FR/contact, not /fr/contact'])
    expect(found(redirect(301, '/fr/contact'))).toHaveLength(1)
  })
})

describe('pages of sitemaps', () => {
  const alternates = ['fr', 'it'].map((language) => ({ language, url: `${origin}/${language}/hotel/7` }))
  const [fr, it_] = alternates.map(({ url }) => ({ url, alternates }))
  const listed = (entries: readonly ({ url: string; alternates: typeof alternates } | undefined)[]) =>
    new Map(entries.flatMap((entry) => (entry ? [[entry.url.slice(origin.length), entry] as const] : [])))

  it('return their alternates', () => {
    expect(listFound(graphOf([], { listed: listed([fr, it_]) }))).toEqual([])
    const alone = it_ && { ...it_, alternates: alternates.slice(1) }
    expect(listFound(graphOf([], { listed: listed([fr, alone]) }))).toEqual([
      `hreflang of sitemaps is returned: ${origin}/it/hotel/7 does not link back`,
    ])
  })

  it('are on the canonical host', () => {
    const entry = { url: 'http://localhost/fr', alternates: [] }
    expect(listFound(graphOf([], { listed: new Map([['/fr', entry]]) }))).toEqual([
      'sitemaps are on the canonical host: http://localhost/fr',
    ])
  })

  it('are four clicks from home, where that was measured', () => {
    const reach = (depth: number | undefined, measured: readonly string[]) =>
      listFound(
        graphOf([], {
          listed: listed([fr]),
          measured: new Set(measured),
          depths: new Map(depth === undefined ? [] : [['/fr/hotel/7', depth]]),
        }),
      )
    expect(reach(4, ['/fr'])).toEqual([])
    expect(reach(undefined, ['/it'])).toEqual([])
    expect(reach(5, ['/fr'])).toEqual(['every listed page is four clicks from home: 5 clicks'])
    expect(reach(undefined, ['/fr'])).toEqual(['every listed page is four clicks from home: not linked'])
  })
})
